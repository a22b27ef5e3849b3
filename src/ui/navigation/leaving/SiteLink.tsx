import { useContext, type MouseEvent, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { deferredLink } from '../../deferredLink';
import { isModifiedClick } from '../../isModifiedClick';
import { usePresenter } from '../../usePresenter';
import { LeavingPresenter } from './LeavingPresenter';
import { NewWindowContext } from './NewWindowPolicy';

interface SiteLinkProps {
  /** The address entered by an editor: a path of this site, an email address or an https URL. */
  readonly to: string;
  readonly className?: string | undefined;
  /** Opens pages of this site in a new tab, to preserve unsaved input. */
  readonly newTab?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A link to any address. An external link asks for confirmation (SH-14): in a dialog, or on a separate page while
 * the application is not running. Without such a page, a click waits for the application. An unsafe address is rendered
 * as text.
 */
export const SiteLink = observer(function SiteLink({
  to,
  className,
  newTab = false,
  children,
}: SiteLinkProps) {
  const leaving = usePresenter(LeavingPresenter);
  const outside = useContext(NewWindowContext);
  const lead = leaving.resolveLink(to);
  if (!lead) return <span className={className}>{children}</span>;
  if (lead.kind === 'inside') {
    const opensBeside = newTab || (outside && !outside.staysIn(lead.href));
    return (
      <Link className={className} to={lead.href} {...(opensBeside && newWindow)}>
        {children}
      </Link>
    );
  }
  const follow = (event: MouseEvent) => {
    if (lead.kind !== 'asks' || isModifiedClick(event)) return;
    event.preventDefault();
    void leaving.openDialog({ ...lead.question, ...(outside && { opensNewTab: true }) });
  };
  const isDeferred = lead.kind === 'asks' && lead.href === lead.question.href;
  const opensWindow = outside !== undefined && !lead.href.startsWith('mailto:');
  return (
    <a
      className={className}
      href={lead.href}
      rel="noopener noreferrer"
      {...(opensWindow && newWindow)}
      {...(isDeferred && deferredLink)}
      onClick={follow}
    >
      {children}
    </a>
  );
});

const newWindow = { target: '_blank' } as const;
