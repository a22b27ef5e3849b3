import { ChevronLeft, ChevronRight } from 'lucide-react';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { Icon } from '../media/Icon';
import './Pager.scss';

interface PagerProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly pageLabel: (number: number) => string;
  /** Announced after a change of the page. */
  readonly status: string;
  /** From 1. */
  readonly current: number;
  readonly pages: number;
  /** The page numbers that are offered. */
  readonly numbers: readonly number[];
  readonly isBusy: boolean;
  readonly onGo: (page: number) => void;
}

/** Leads through a list that is shown page by page. Nothing for a single page. */
export function Pager(props: PagerProps) {
  const { label, previous, next, pageLabel, status, current, pages, numbers, isBusy, onGo } = props;
  if (pages < 2) return null;

  // A button that is disabled would lose the focus at either end.
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
        <Icon of={icon} size={20} />
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
