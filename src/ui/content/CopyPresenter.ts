import { makeAutoObservable } from 'mobx';
import { Clipboard } from '../../application/shared/Clipboard';
import { Clock } from '../../application/shared/Clock';
import { presenter, type Disposable } from '../presenter';

const confirmationMilliseconds = 2000;

/** Copies a text and says so for two seconds. */
@presenter
export class CopyPresenter implements Disposable {
  state: 'idle' | 'copied' | 'refused' = 'idle';
  private callOff: () => void = () => undefined;

  constructor(
    private readonly clipboard: Clipboard,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'clipboard' | 'clock' | 'callOff'>(
      this,
      { clipboard: false, clock: false, callOff: false },
      { autoBind: true },
    );
  }

  async copy(text: string): Promise<void> {
    this.show((await this.clipboard.copy(text)) ? 'copied' : 'refused');
  }

  dispose(): void {
    this.callOff();
  }

  private show(state: 'copied' | 'refused'): void {
    this.callOff();
    this.state = state;
    this.callOff = this.clock.after(confirmationMilliseconds, this.hide);
  }

  private hide(): void {
    this.state = 'idle';
  }
}
