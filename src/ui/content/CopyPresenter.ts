import { Clipboard } from '#application/shared/Clipboard';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const confirmationMilliseconds = 2000;

/** Copies text and shows the outcome for two seconds. */
@presenter
export class CopyPresenter implements DisposablePresenter {
  state: 'idle' | 'copied' | 'refused' = 'idle';
  readonly dispose = disposerOf(this);

  constructor(
    private readonly clipboard: Clipboard,
    private readonly timer: Timer,
  ) {
    makePresenterObservable(this);
  }

  async copy(text: string): Promise<void> {
    this.state = (await this.clipboard.copy(text)) ? 'copied' : 'refused';
    this.timer.start(confirmationMilliseconds, this.hide);
  }

  private hide(): void {
    this.state = 'idle';
  }
}
