import { KeyGifts } from '#application/beta-keys/KeyGifts';
import type { BetaKeys } from '#domain/beta-keys/BetaKey';
import type { PageLifecycle } from '../app/Pages';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { ActivateKeyPresenter } from './ActivateKeyPresenter';
import { CancelKeyPresenter } from './CancelKeyPresenter';
import { SendKeyPresenter } from './SendKeyPresenter';

/** Lists, sends, cancels and activates beta keys (KY-01). */
@presenter
export class BetaKeysPresenter implements PageLifecycle {
  readonly dispose = disposerOf(this);

  constructor(
    readonly keys: Loadable<BetaKeys>,
    private readonly gifts: KeyGifts,
    readonly send: SendKeyPresenter,
    readonly cancel: CancelKeyPresenter,
    readonly activate: ActivateKeyPresenter,
  ) {
    makePresenterObservable(this);
    send.keysChanged.on(keys.set);
    cancel.keysChanged.on(keys.set);
    activate.activated.on(() => void this.load());
  }

  async load(): Promise<void> {
    await this.keys.load(() => this.gifts.list());
  }

  onShow(): () => void {
    const stops = [this.send.form.followDraft(), this.activate.form.followDraft()];
    return () => stops.forEach((stop) => stop());
  }
}
