import { useLocation } from 'react-router-dom';
import { accountSectionOf } from '#domain/navigation/accountSections';
import type { AccountGroup, MenuLink } from '#domain/navigation/Menu';
import { accountGroupsFor } from '#domain/navigation/profileLinks';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { AccountFramePresenter } from './AccountFramePresenter';

/** Links of the account menu below a heading, which is empty for the links above all groups. */
export interface AccountLinkGroup extends Pick<AccountGroup, 'label'> {
  readonly links: readonly MenuLink[];
}

export interface AccountLinks {
  /** Menu links from the content, and the built-in link to the server files. */
  readonly groups: readonly AccountLinkGroup[];
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
  const groups = withFiles(accountGroupsFor(menus.account, hasBackerAccess), files);
  const section = accountSectionOf(pathname);
  return { groups, current: groups.flatMap(({ links }) => links).find(({ page }) => page === section) };
};

/** Adds the server files to the group of the products; without such a group, below all groups. */
const withFiles = (groups: readonly AccountGroup[], files: MenuLink): readonly AccountLinkGroup[] => {
  const hasProducts = ({ links }: AccountGroup): boolean => links.some(({ page }) => page === 'products');
  if (!groups.some(hasProducts)) return [...groups, { label: '', links: [files] }];
  return groups.map((group) => (hasProducts(group) ? { ...group, links: [...group.links, files] } : group));
};
