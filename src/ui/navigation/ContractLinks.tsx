import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { usePresenter } from '../usePresenter';
import { ContractLinksPresenter } from './ContractLinksPresenter';
import { NavigationPresenter } from './NavigationPresenter';

/** Links that the law requires on every page, legible and with the statutory wording (WD-01, WD-02). */
export const ContractLinks = observer(function ContractLinks() {
  const { declarations } = usePresenter(ContractLinksPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('navigationFooter');

  if (declarations.length === 0) return null;
  return (
    <nav className="footer__contracts" aria-label={t('contracts.label')}>
      <ul>
        {declarations.map((page) => (
          <li key={page}>
            <ButtonLink to={pathOf(page)}>{translations.titleOf(page)}</ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
