import { Navigator } from '../../application/navigation/Navigator';

export class RequestNavigator extends Navigator {
  redirectedTo: string | undefined;
  readonly hasPageBefore = false;

  constructor(
    readonly path: string,
    readonly origin: string,
  ) {
    super();
  }

  push(path: string): void {
    this.redirectedTo = path;
  }

  replace(path: string): void {
    this.redirectedTo = path;
  }

  load(path: string): void {
    this.redirectedTo = path;
  }

  leave(): void {
    throw new Error('Nobody leaves on the server');
  }

  go(): void {
    // Requests have only one history entry.
  }

  onChange(): () => void {
    return () => undefined;
  }
}
