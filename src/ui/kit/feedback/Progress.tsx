import { useId } from 'react';
import { classNames } from '../foundation/classNames';
import './Progress.scss';

interface ProgressProps {
  readonly label: string;
  /** Progress from 0 to 1; undefined if unknown. */
  readonly share?: number | undefined;
  /** Text that describes the progress, for example "3 of 5". */
  readonly shareText?: string | undefined;
}

export function Progress({ label, share, shareText }: ProgressProps) {
  const labelId = useId();
  const done = share === undefined ? undefined : Math.min(1, Math.max(0, share));

  return (
    <div className="k-progress">
      <div className="k-progress__label">
        <span id={labelId}>{label}</span>
        {shareText !== undefined && <span className="k-data">{shareText}</span>}
      </div>
      <div
        className="k-progress__track"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done === undefined ? undefined : Math.round(done * 100)}
        aria-valuetext={shareText}
      >
        {/* Uses SVG attributes, because the content security policy of server-rendered pages blocks inline styles. */}
        <svg
          className={classNames('k-progress__bar', done === undefined && 'is-open-ended')}
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={done === undefined ? 100 : done * 100} height="1" />
        </svg>
      </div>
    </div>
  );
}
