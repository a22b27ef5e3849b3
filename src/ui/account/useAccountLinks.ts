import { useLocation } from 'react-router-dom';
import { accountSectionOf } from '../../domain/navigation/accountSections';
import type { MenuLink } from '../../domain/navigation/Menu';
import { accountLinksFor } from '../../domain/navigation/profileLinks';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { AccountFramePresenter } from './AccountFramePresenter';

export interface AccountLinks {
  /** The content's, then the fixed one. */
  readonly links: readonly MenuLink[];
  /** The link of the section that is shown. */
  readonly current: MenuLink | undefined;
}

/** AC-01 */
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
