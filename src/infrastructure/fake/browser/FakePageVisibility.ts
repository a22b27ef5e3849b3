import { injectable } from 'inversify';
import { PageVisibility } from '#application/shared/PageVisibility';

/** Reports the page as visible until a test hides it. */
@injectable()
export class FakePageVisibility extends PageVisibility {
  isVisible = true;
  private readonly listeners = new Set<() => void>();

  get listenerCount(): number {
    return this.listeners.size;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.listeners.forEach((listener) => listener());
  }
}
