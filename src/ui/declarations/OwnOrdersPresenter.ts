import { LoadOwnOrders } from '#application/declarations/LoadOwnOrders';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { onlyWithdrawableOrder, orderCheck, type OrderCheck } from '#domain/declarations/orderCheck';
import type { Player } from '#domain/session/Player';
import { cleanName } from '#domain/shared/spellings';
import { Translations } from '../content/Translations';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export interface Declarant {
  readonly name: string;
  readonly email: string;
}

/** Orders of the signed-in player. Guests, and players whose orders cannot be loaded, get an unchecked form. */
@presenter
export class OwnOrdersPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly orders: Loadable<readonly PlacedOrder[] | undefined>,
    private readonly loadOwnOrders: LoadOwnOrders,
    private readonly session: Session,
    private readonly translations: Translations,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  /**
   * Loads the orders now, or once the player is signed in.
   *
   * @param onKnown called with the player's name and email before the orders are loaded
   * @param onLoaded called when the orders are known
   * @returns a function that stops waiting for the player
   */
  follow(onKnown: (declarant: Declarant) => void, onLoaded: () => void): () => void {
    let isKnown = false;
    const start = (player: Player | undefined): void => {
      if (!player || isKnown) return;
      isKnown = true;
      const { firstName = '', lastName = '' } = player.details ?? {};
      onKnown({ name: cleanName(`${firstName} ${lastName}`), email: player.email });
      void this.load().then(onLoaded);
    };
    start(this.session.player);
    return this.session.onChange(() => start(this.session.player));
  }

  check(orderNumber: string): OrderCheck | undefined {
    const { value } = this.orders;
    return value && orderCheck(value, orderNumber, this.clock.now());
  }

  get onlyWithdrawable(): PlacedOrder | undefined {
    return onlyWithdrawableOrder(this.orders.value ?? [], this.clock.now());
  }

  private async load(): Promise<void> {
    await this.orders.load(async () => {
      // Guests need none of these texts.
      await this.translations.ensureLoaded(['billing', 'withdrawals']);
      return this.loadOwnOrders.execute();
    });
  }
}
