import { VisitorActivity } from '#application/shared/VisitorActivity';

/** Visitor activity that tests set directly. */
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
