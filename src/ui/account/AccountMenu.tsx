import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { AccountLink } from './AccountLink';
import { useAccountLinks } from './useAccountLinks';

/** Section menu next to the section on wide screens. */
export const AccountMenu = observer(function AccountMenu() {
  const { links, current } = useAccountLinks();
  const t = useTexts('account');

  return (
    <nav className="account-menu" aria-label={t('menu.label')}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <AccountLink link={link} isCurrent={link === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
});
