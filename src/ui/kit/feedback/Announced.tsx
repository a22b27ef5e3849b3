import type { ReactNode } from 'react';
import { useAnnouncement } from './useAnnouncement';
import type { Urgency } from './announce';

interface AnnouncedProps {
  readonly urgency?: Urgency;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Text that screen readers announce when it appears and when it changes, for example that something is loading. */
export const Announced = ({ urgency = 'polite', className, children }: AnnouncedProps) => (
  <div className={className} ref={useAnnouncement<HTMLDivElement>(urgency)}>
    {children}
  </div>
);
