import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { Popover } from '../kit/overlays/Popover';
import { AccountLink } from './AccountLink';
import { iconOf } from './icons';
import { useAccountLinks } from './useAccountLinks';

/** Section menu for narrow screens, above the section. Its button shows the current section and opens the list. */
export const AccountDropDown = observer(function AccountDropDown() {
  const { links, current } = useAccountLinks();
  const t = useTexts('account');

  return (
    <nav className="account-drop" aria-label={t('menu.label')}>
      <button type="button" className="account-drop__button" popoverTarget="account-sections">
        {current && <Icon icon={iconOf(current.page)} />}
        <span className="account-drop__words">
          <span>{t('menu.open')}</span>
          {current && <strong>{current.label}</strong>}
        </span>
        <Icon icon={ChevronDown} />
      </button>
      <Popover id="account-sections" className="account-drop__panel">
        <ul>
          {links
            .filter((link) => link !== current)
            .map((link) => (
              <li key={link.href}>
                <AccountLink link={link} isCurrent={false} />
              </li>
            ))}
        </ul>
      </Popover>
    </nav>
  );
});
