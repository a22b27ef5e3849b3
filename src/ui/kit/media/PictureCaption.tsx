import { Check, Copy } from 'lucide-react';
import { classNames } from '../foundation/classNames';
import { Icon } from './Icon';
import { useDataFont } from '../foundation/useDataFont';
import './PictureCaption.scss';

interface PictureCaptionProps {
  readonly author: string;
  /** Coordinates in the game's format: `::pos{2,17,-8.41,33.20,412}`. */
  readonly coordinates: string;
  /** Name of the button. It must contain the coordinates, which the button shows. */
  readonly copyLabel: string;
  /** Whether the coordinates were just copied. The caller must reset it after two seconds. */
  readonly copied: boolean;
  /** Result of copying, shown and announced to screen readers. */
  readonly message?: string | undefined;
  readonly onCopy: (coordinates: string) => void;
}

/** Author and coordinates of a picture. */
export function PictureCaption(props: PictureCaptionProps) {
  const { author, coordinates, copyLabel, copied, message, onCopy } = props;
  useDataFont();

  return (
    <div className="k-caption">
      <span>{author}</span>
      <span className="k-caption__dot" aria-hidden="true">
        ·
      </span>
      <button
        type="button"
        className={classNames('k-caption__place', copied && 'is-copied')}
        aria-label={copyLabel}
        onClick={() => onCopy(coordinates)}
      >
        <span>{coordinates}</span>
        <Icon icon={copied ? Check : Copy} size={13} />
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
