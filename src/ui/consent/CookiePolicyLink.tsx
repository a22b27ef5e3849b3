import { Link } from 'react-router-dom';
import { legalSlug } from '../../domain/navigation/legalSlugs';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';

export const CookiePolicyLink = () => {
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('consent');
  const slug = legalSlug('cookie-policy', navigation.locale);
  return (
    <Link className="consent__policy" to={navigation.pathOf('legal', { slug })}>
      {t('policyLink')}
    </Link>
  );
};
