import { useLocation } from 'react-router-dom';
import { accountSectionOf } from '#domain/navigation/accountSections';
import type { MenuLink } from '#domain/navigation/Menu';
import { accountLinksFor } from '#domain/navigation/profileLinks';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { AccountFramePresenter } from './AccountFramePresenter';

export interface AccountLinks {
  /** Menu links: first those from the content, then the built-in link to the server files. */
  readonly links: readonly MenuLink[];
  /** Link of the current section. */
  readonly current: MenuLink | undefined;
}

/** Returns the links of the account menu and the link of the current section (AC-01). */
export const useAccountLinks = (): AccountLinks => {
  const { menus, pathOf } = usePresenter(NavigationPresenter);
  const { hasBackerAccess } = usePresenter(AccountFramePresenter);
  const { pathname } = useLocation();
  const t = useTexts('account');

  const files: MenuLink = {
    page: 'accountDownloadServer',
    label: t('menu.files'),
    href: pathOf('accountDownloadServer'),
  };
  const links = [...accountLinksFor(menus.account, hasBackerAccess), files];
  const section = accountSectionOf(pathname);
  return { links, current: links.find(({ page }) => page === section) };
};
