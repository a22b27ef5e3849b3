import { useId } from 'react';
import { classNames } from '../foundation/classNames';
import './Progress.scss';

interface ProgressProps {
  readonly label: string;
  /** 0 to 1; undefined: unknown. */
  readonly share?: number | undefined;
  /** For example "3 of 5". */
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
        <div
          className={classNames('k-progress__bar', done === undefined && 'is-open-ended')}
          style={done === undefined ? undefined : { transform: `scaleX(${done})` }}
        />
      </div>
    </div>
  );
}
