import { Clipboard } from '#application/shared/Clipboard';
import { Clock } from '#application/shared/Clock';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const confirmationMilliseconds = 2000;

/** Copies text and shows the outcome for two seconds. */
@presenter
export class CopyPresenter implements DisposablePresenter {
  state: 'idle' | 'copied' | 'refused' = 'idle';
  private cancelHide: () => void = () => undefined;

  constructor(
    private readonly clipboard: Clipboard,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  async copy(text: string): Promise<void> {
    this.show((await this.clipboard.copy(text)) ? 'copied' : 'refused');
  }

  dispose(): void {
    this.cancelHide();
  }

  private show(state: 'copied' | 'refused'): void {
    this.cancelHide();
    this.state = state;
    this.cancelHide = this.clock.schedule(confirmationMilliseconds, this.hide);
  }

  private hide(): void {
    this.state = 'idle';
  }
}
