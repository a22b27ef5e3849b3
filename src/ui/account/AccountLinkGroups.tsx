import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { MenuLink } from '#domain/navigation/Menu';
import { AccountLink } from './AccountLink';
import { useAccountLinks, type AccountLinkGroup } from './useAccountLinks';

interface AccountLinkGroupsProps {
  /** Whether to leave out the link of the current section. */
  readonly omitsCurrent?: boolean;
}

/** The links of the account menu, group by group. */
export const AccountLinkGroups = observer(function AccountLinkGroups({
  omitsCurrent = false,
}: AccountLinkGroupsProps) {
  const { groups, current } = useAccountLinks();
  const shown = groups
    .map((group) => ({
      ...group,
      links: group.links.filter((link) => !omitsCurrent || link !== current),
    }))
    .filter(({ links }) => links.length > 0);

  return shown.map((group) => <Group key={group.links[0]?.href} group={group} current={current} />);
});

interface GroupProps {
  readonly group: AccountLinkGroup;
  readonly current: MenuLink | undefined;
}

const Group = ({ group: { label, links }, current }: GroupProps) => {
  const labelId = useId();
  return (
    <div className="account-group">
      {label && (
        <p className="account-group__name" id={labelId}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? labelId : undefined}>
        {links.map((link) => (
          <li key={link.href}>
            <AccountLink link={link} isCurrent={link === current} />
          </li>
        ))}
      </ul>
    </div>
  );
};
