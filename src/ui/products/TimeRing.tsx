import type { ReactNode } from 'react';
import { classNames } from '../kit/foundation/classNames';

interface TimeRingProps {
  /** Remaining fraction of the time, from 0 to 1. */
  readonly share: number;
  /** Text alternative of the ring for screen readers. */
  readonly label: string;
  readonly isOver?: boolean;
  /** Content displayed inside the ring. */
  readonly children: ReactNode;
}

/** Shows the remaining time as part of a circle. */
export const TimeRing = ({ share, label, isOver = false, children }: TimeRingProps) => (
  <div className={classNames('time-ring', isOver && 'is-over')} role="img" aria-label={label}>
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <circle className="time-ring__track" cx="48" cy="48" r="42" pathLength="1" />
      {share > 0 && (
        <circle
          className="time-ring__left"
          cx="48"
          cy="48"
          r="42"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 48 48)"
        />
      )}
    </svg>
    <span className="time-ring__words" aria-hidden="true">
      {children}
    </span>
  </div>
);
