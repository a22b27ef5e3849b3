import { Navigator } from '#application/navigation/Navigator';

export class RequestNavigator extends Navigator {
  redirectTarget: string | undefined;
  readonly canGoBack = false;

  constructor(
    readonly path: string,
    readonly origin: string,
  ) {
    super();
  }

  push(path: string): void {
    this.redirectTarget = path;
  }

  replace(path: string): void {
    this.redirectTarget = path;
  }

  load(path: string): void {
    this.redirectTarget = path;
  }

  leave(): void {
    throw new Error('Nobody leaves on the server');
  }

  go(): void {
    // A request has only one history entry.
  }

  onChange(): () => void {
    return () => undefined;
  }
}
