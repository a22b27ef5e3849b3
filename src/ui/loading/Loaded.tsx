import { useRef, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { UnexpectedFailure } from '../forms/Submission';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import type { Loadable } from './Loadable';
import './Loaded.scss';

interface LoadedProps<T, E> {
  readonly of: Loadable<T, E>;
  /** Shown until the value is loaded. */
  readonly placeholder: ReactNode;
  /** Title of the failure notice. */
  readonly title?: string;
  readonly failureText: (problem: E | UnexpectedFailure) => string;
  readonly retryLabel: string;
  /** Whether another attempt may succeed. Always, by default. */
  readonly canRetry?: (problem: E | UnexpectedFailure) => boolean;
  /** Loads the value again, by default. */
  readonly onRetry?: () => unknown;
  /** Whether to say above the value that it could not be loaded again. */
  readonly showsStale?: boolean;
  readonly children: (value: T) => ReactNode;
}

/** Shows a loaded value, or why it could not be loaded. After a retry, the focus stays where the notice was. */
export const Loaded = observer(LoadedView) as typeof LoadedView;

function LoadedView<T, E>(props: LoadedProps<T, E>) {
  const { of, placeholder, title, failureText, retryLabel, children } = props;
  const { canRetry = () => true, onRetry = of.reload, showsStale = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [wasRetried, setRetried] = useState(false);
  const { state } = of;

  const retry = (): void => {
    setRetried(true);
    // The button that has focus is removed with the notice.
    box.current?.focus();
    onRetry();
  };
  const hasFailed = state.kind === 'failed' || (state.kind === 'stale' && showsStale);
  const content = (
    <>
      {hasFailed && (
        <Notice
          tone="danger"
          title={title}
          action={canRetry(state.problem) && <Button onClick={retry}>{retryLabel}</Button>}
          announce
        >
          {failureText(state.problem)}
        </Notice>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && placeholder}
      {'value' in state && children(state.value)}
    </>
  );

  if (!hasFailed && !wasRetried) return content;
  return (
    <div className="loaded" tabIndex={-1} ref={box}>
      {content}
    </div>
  );
}
