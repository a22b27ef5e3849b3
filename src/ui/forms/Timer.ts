import { Clock } from '#application/shared/Clock';
import { presenter, type DisposablePresenter } from '../presenter';

/** Runs one action after a delay; a new start replaces the pending action. */
@presenter
export class Timer implements DisposablePresenter {
  private cancel: () => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  start(milliseconds: number, action: () => void): void {
    this.cancel();
    this.cancel = this.clock.schedule(milliseconds, action);
  }

  dispose(): void {
    this.cancel();
  }
}
