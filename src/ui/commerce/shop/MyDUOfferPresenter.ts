import { MayBuyMyDU } from '../../../application/entitlements/MayBuyMyDU';
import { Session } from '../../../application/session/Session';
import { observed, presenter } from '../../presenter';

/** Whether MyDU is sold to the visitor; checked again whenever the session changes (BU-08). */
@presenter
export class MyDUOfferPresenter {
  /** `undefined` until it is known. */
  mayBuy: boolean | undefined;
  /** The latest call; responses to earlier calls are ignored. */
  private call: object | undefined;

  constructor(
    private readonly mayBuyMyDU: MayBuyMyDU,
    private readonly session: Session,
  ) {
    observed(this);
  }

  shown(): () => void {
    void this.ask();
    const unfollow = this.session.onChange(() => void this.ask());
    return () => {
      unfollow();
      this.ignoreAnswers();
    };
  }

  private async ask(): Promise<void> {
    const call = {};
    this.call = call;
    const mayBuy = await this.mayBuyMyDU.execute();
    if (this.call === call) this.setMayBuy(mayBuy);
  }

  private ignoreAnswers(): void {
    this.call = undefined;
  }

  private setMayBuy(mayBuy: boolean): void {
    this.mayBuy = mayBuy;
  }
}
