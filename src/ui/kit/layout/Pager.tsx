import { ChevronLeft, ChevronRight } from 'lucide-react';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { Icon } from '../media/Icon';
import './Pager.scss';

interface PagerProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly pageLabel: (number: number) => string;
  /** Text that is announced to screen readers after the page changes. */
  readonly status: string;
  /** Current page number, 1-based. */
  readonly current: number;
  readonly pages: number;
  /** Page numbers for which a button is shown. */
  readonly numbers: readonly number[];
  readonly isBusy: boolean;
  readonly onGo: (page: number) => void;
}

/** Pagination of a list. Renders nothing if there is only one page. */
export function Pager(props: PagerProps) {
  const { label, previous, next, pageLabel, status, current, pages, numbers, isBusy, onGo } = props;
  if (pages < 2) return null;

  // Uses `aria-disabled`, because a button that is disabled on the first or last page would lose focus.
  const step = (to: number, text: string, icon: typeof ChevronLeft) => {
    const isEnd = to < 1 || to > pages;
    return (
      <button
        type="button"
        className="k-pager__button"
        aria-label={text}
        aria-disabled={isEnd}
        onClick={() => (isEnd ? undefined : onGo(to))}
      >
        <Icon icon={icon} size={20} />
      </button>
    );
  };

  return (
    <nav className="k-pager" aria-label={label} aria-busy={isBusy}>
      {step(current - 1, previous, ChevronLeft)}
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className="k-pager__button"
          aria-label={pageLabel(number)}
          aria-current={number === current ? 'page' : undefined}
          onClick={() => onGo(number)}
        >
          {number}
        </button>
      ))}
      {step(current + 1, next, ChevronRight)}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </nav>
  );
}
