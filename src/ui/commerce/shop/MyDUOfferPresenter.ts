import { CheckMyDUPurchase } from '#application/products/CheckMyDUPurchase';
import { Session } from '#application/session/Session';
import { makePresenterObservable, presenter } from '../../presenter';

/** Whether the visitor can buy MyDU. Checked again whenever the session changes (BU-08). */
@presenter
export class MyDUOfferPresenter {
  /** `undefined` until the check has finished. */
  canBuy: boolean | undefined;
  /** The latest call; responses to earlier calls are ignored. */
  private call: object | undefined;

  constructor(
    private readonly mayBuyMyDU: CheckMyDUPurchase,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    void this.check();
    const unfollow = this.session.onChange(() => void this.check());
    return () => {
      unfollow();
      this.call = undefined;
    };
  }

  private async check(): Promise<void> {
    const call = {};
    this.call = call;
    const mayBuy = await this.mayBuyMyDU.execute();
    if (this.call === call) this.canBuy = mayBuy;
  }
}
