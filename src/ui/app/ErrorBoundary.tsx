import { Component, type ReactNode } from 'react';
import type { ErrorReporter } from '#application/shared/ErrorReporter';

interface ErrorBoundaryProps {
  readonly errors: ErrorReporter;
  /** Rendered instead of the children if one of them throws. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.errors.report(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
