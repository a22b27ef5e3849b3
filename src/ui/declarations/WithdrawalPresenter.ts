import { WithdrawFromContract } from '#application/declarations/WithdrawFromContract';
import { Drafts } from '#application/session/Drafts';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { Withdrawal } from '#domain/declarations/Declaration';
import { withdrawalProblems, type WithdrawalProblem } from '#domain/declarations/declarationProblems';
import { numberInLink, orderQuery } from '#domain/declarations/orderQuery';
import type { PostedFields } from '#hydration/Renderer';
import type { PageLifecycle } from '../app/Pages';
import { Form } from '../forms/Form';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { DeclarationSteps } from './DeclarationSteps';
import { OwnOrdersPresenter, type Declarant } from './OwnOrdersPresenter';
import { pickPostedFields } from './pickPostedFields';

const empty: Withdrawal = { name: '', orderNumber: '', contract: '', email: '' };

/** Withdrawal from a contract, available to everyone (WD-01). */
@presenter
export class WithdrawalPresenter implements PageLifecycle {
  readonly form: Form<Withdrawal, WithdrawalProblem>;
  /** Values that the visitor reviews before sending them. */
  declaration = empty;
  readonly dispose = disposerOf(this);

  constructor(
    readonly steps: DeclarationSteps,
    readonly ownOrders: OwnOrdersPresenter,
    private readonly withdrawFromContract: WithdrawFromContract,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'withdrawal',
      fields: ['name', 'orderNumber', 'contract', 'email'],
    });
    makePresenterObservable(this);
  }

  /** Fills in the order number from the URL. The order history links here with it. */
  async load({ query }: PageRequest): Promise<void> {
    const number = query.get(orderQuery);
    if (number !== null) this.form.fill({ orderNumber: number });
  }

  onShow(): () => void {
    const stopDraft = this.form.followDraft();
    const stopOrders = this.ownOrders.follow(this.fillIn, this.fillInOrder);
    return () => {
      stopDraft();
      stopOrders();
    };
  }

  change(field: keyof Withdrawal, typed: string): void {
    this.steps.resetKey();
    this.form.change(field, field === 'orderNumber' ? numberInLink(typed) : typed);
    // Only one of order number and contract is required, so entering the contract clears the problem.
    if (field === 'contract') this.form.clearProblem('orderNumber');
  }

  review(): void {
    if (!this.form.check(withdrawalProblems(this.form.values))) return;
    this.declaration = this.form.values;
    this.steps.review();
  }

  send(): Promise<void> {
    return this.steps.send((key) => this.withdrawFromContract.execute(this.declaration, key), this.form);
  }

  private fillIn({ name, email }: Declarant): void {
    this.form.fillEmpty({ name, email });
  }

  /** Fills in the order if there is only one from which the player can withdraw. */
  private fillInOrder(): void {
    const { contract } = this.form.values;
    const order = this.ownOrders.onlyWithdrawable;
    if (order && contract === '') this.form.fillEmpty({ orderNumber: orderNumber(order.id) });
  }

  async handlePost(sent: PostedFields): Promise<void> {
    this.form.fill(pickPostedFields(empty, sent));
    await this.steps.handlePost(sent, this);
  }
}
