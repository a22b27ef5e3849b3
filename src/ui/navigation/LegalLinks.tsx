import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { ConsentPresenter } from '../consent/ConsentPresenter';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';
import { NavigationPresenter } from './NavigationPresenter';

export const LegalLinks = observer(function LegalLinks() {
  const navigation = usePresenter(NavigationPresenter);
  const consent = usePresenter(ConsentPresenter);
  const t = useTexts('legal');
  const cookies = useTexts('consent');
  const footer = useTexts('navigationFooter');

  return (
    <nav aria-label={footer('legal.label')}>
      <ul className="footer__list footer__list--legal">
        {legalPageKeys.map((key) => (
          <li key={key}>
            <Link to={navigation.legalPath(key)}>{t(`page.${key}`)}</Link>
          </li>
        ))}
        <li>
          <button type="button" className="footer__button" onClick={consent.showDetails}>
            {cookies('footerLink')}
          </button>
        </li>
      </ul>
    </nav>
  );
});
