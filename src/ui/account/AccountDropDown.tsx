import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { accountSectionOf } from '#domain/navigation/accountSections';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { Popover } from '../kit/overlays/Popover';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { AccountLinkGroups } from './AccountLinkGroups';
import { iconOf } from './icons';
import { useAccountLinks } from './useAccountLinks';

/** Section menu for narrow screens, above the section. Its button names player and section, and opens the list. */
export const AccountDropDown = observer(function AccountDropDown() {
  const { current } = useAccountLinks();
  const { player } = usePresenter(SessionPresenter);
  const translations = usePresenter(Translations);
  const section = accountSectionOf(useLocation().pathname);
  // The download of the game has no link in the menu.
  const label = current?.label ?? (section && translations.titleOf(section));
  const t = useTexts('account');

  return (
    <nav className="account-drop" aria-label={t('menu.label')}>
      <button type="button" className="account-drop__button" popoverTarget="account-sections">
        {section && <Icon icon={iconOf(section)} />}
        <span className="account-drop__words">
          <span>{t('menu.openFor', { name: player?.displayName ?? '' })}</span>
          {label && <strong>{label}</strong>}
        </span>
        <Icon icon={ChevronDown} />
      </button>
      <Popover id="account-sections" className="account-drop__panel">
        <AccountLinkGroups omitsCurrent />
      </Popover>
    </nav>
  );
});
