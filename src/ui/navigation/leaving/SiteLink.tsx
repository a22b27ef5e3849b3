import type { MouseEvent, ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { opensElsewhere } from '../../opensElsewhere';
import { usePresenter } from '../../usePresenter';
import { LeavingPresenter } from './LeavingPresenter';

interface SiteLinkProps {
  /** As an editor wrote it: a path of this site, an e-mail or an https address. */
  readonly to: string;
  readonly className?: string | undefined;
  /** Opens pages of this site beside the present one, where something begun would be lost. */
  readonly beside?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A link wherever it leads. Before another site is gone to, visitors are asked: by a page while the application is on
 * its way, by a popup once it runs (SH-14). An address that must not be followed is text.
 */
export const SiteLink = observer(function SiteLink({
  to,
  className,
  beside = false,
  children,
}: SiteLinkProps) {
  const leaving = usePresenter(LeavingPresenter);
  const lead = leaving.leadTo(to);
  if (!lead) return <span className={className}>{children}</span>;
  if (lead.kind === 'inside') {
    return (
      <Link className={className} to={lead.href} {...(beside && { target: '_blank' })}>
        {children}
      </Link>
    );
  }
  const follow = (event: MouseEvent) => {
    if (lead.kind !== 'asks' || opensElsewhere(event)) return;
    event.preventDefault();
    void leaving.ask(lead.question);
  };
  return (
    <a className={className} href={lead.href} rel="noopener noreferrer" onClick={follow}>
      {children}
    </a>
  );
});
