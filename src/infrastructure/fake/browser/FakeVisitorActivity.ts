import { VisitorActivity } from '#application/shared/VisitorActivity';

/** The test sets whether the visitor is busy. */
export class FakeVisitorActivity extends VisitorActivity {
  hasTyped = false;
  isBusy = false;
  private readonly listeners = new Set<() => void>();

  onReturn(listener: () => void): void {
    this.listeners.add(listener);
  }

  simulateReturn(): void {
    this.listeners.forEach((listener) => listener());
  }
}
