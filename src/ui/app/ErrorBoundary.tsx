import { Component, type ReactNode } from 'react';
import type { ErrorBoundaryPresenter } from './ErrorBoundaryPresenter';

interface ErrorBoundaryProps {
  readonly boundary: ErrorBoundaryPresenter;
  /** Rendered instead of the children if one of them throws. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly kind: 'shown' | 'recovering' | 'failed';
}

/** How often a page recovers, in case the same error follows each time. */
const maxRecoveries = 3;

/** Thrown if React cannot find a node because a translator or an extension has moved it. */
const isNodeMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NotFoundError';

/** Renders its children again, with what the visitor has typed, if another program has moved nodes of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState, () => void> {
  override state: ErrorBoundaryState = { kind: 'shown' };
  private recoveryCount = 0;
  private restoreInput = (): void => undefined;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { kind: isNodeMissing(error) ? 'recovering' : 'failed' };
  }

  override componentDidCatch(error: Error): void {
    this.props.boundary.errors.report(error);
  }

  /** Called before React removes the children. */
  override getSnapshotBeforeUpdate(): (() => void) | null {
    return this.state.kind === 'recovering' ? this.props.boundary.rememberInput() : null;
  }

  override componentDidUpdate(
    _: ErrorBoundaryProps,
    previous: ErrorBoundaryState,
    restore?: () => void,
  ): void {
    if (restore) {
      this.recoveryCount++;
      this.restoreInput = restore;
      this.setState({ kind: this.recoveryCount > maxRecoveries ? 'failed' : 'shown' });
    } else if (previous.kind === 'recovering') queueMicrotask(this.restoreInput);
  }

  override render(): ReactNode {
    const { kind } = this.state;
    if (kind === 'failed') return this.props.fallback;
    return kind === 'shown' && this.props.children;
  }
}
