import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { useAnnouncement } from './useAnnouncement';
import './Spinner.scss';

interface SpinnerProps {
  /** Screen reader text, which is announced. Omit it if visible text already says that content is loading. */
  readonly label?: string | undefined;
}

export const Spinner = ({ label }: SpinnerProps) => {
  const spinner = useAnnouncement<HTMLSpanElement>('polite');
  return (
    <span className="k-spinner" ref={spinner}>
      <svg viewBox="0 0 24 24" fill="none" strokeWidth="2.5" aria-hidden="true">
        <path className="k-spinner__track" d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8z" />
        <path className="k-spinner__arc" d="M8 2.5h8l5.5 5.5v4" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};
