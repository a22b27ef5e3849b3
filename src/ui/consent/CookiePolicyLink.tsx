import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';

export const CookiePolicyLink = () => {
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('consent');
  return (
    <Link className="consent__policy" to={navigation.legalPath('cookie-policy')}>
      {t('policyLink')}
    </Link>
  );
};
