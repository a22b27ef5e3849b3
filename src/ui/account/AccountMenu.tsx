import { useTexts } from '../content/useTexts';
import { AccountLinkGroups } from './AccountLinkGroups';

/** Section menu next to the section on wide screens. */
export const AccountMenu = () => {
  const t = useTexts('account');

  return (
    <nav className="account-menu" aria-label={t('menu.label')}>
      <AccountLinkGroups />
    </nav>
  );
};
