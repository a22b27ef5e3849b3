import { Attention } from '../../../application/shared/Attention';

/** The test sets whether the visitor is busy. */
export class FakeAttention extends Attention {
  hasTyped = false;
  isTaken = false;
  private readonly listeners = new Set<() => void>();

  onReturn(listener: () => void): void {
    this.listeners.add(listener);
  }

  comeBack(): void {
    this.listeners.forEach((listener) => listener());
  }
}
