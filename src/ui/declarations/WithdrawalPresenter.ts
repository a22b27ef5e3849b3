import { WithdrawFromContract } from '../../application/declarations/WithdrawFromContract';
import { Drafts } from '../../application/session/Drafts';
import { longest, type Withdrawal } from '../../domain/declarations/Declaration';
import { withdrawalProblems, type WithdrawalProblem } from '../../domain/declarations/declarationProblems';
import { orderQuery } from '../../domain/declarations/orderQuery';
import type { SentFields } from '../../handover/Renderer';
import type { PageLife } from '../app/Pages';
import { Form } from '../forms/Form';
import { observed, presenter, type Visit } from '../presenter';
import { DeclarationSteps } from './DeclarationSteps';
import { textsIn } from './textsIn';

const empty: Withdrawal = { name: '', orderNumber: '', contract: '', email: '' };

/** Withdrawal from a contract, available to everyone (WD-01). */
@presenter
export class WithdrawalPresenter implements PageLife {
  readonly form: Form<Withdrawal, WithdrawalProblem>;
  /** Values that are reviewed and then sent. */
  declared = empty;

  constructor(
    readonly steps: DeclarationSteps,
    private readonly withdrawFromContract: WithdrawFromContract,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'withdrawal',
      fields: ['name', 'orderNumber', 'contract', 'email'],
    });
    observed(this);
  }

  /** Fills in the order number from a link in the order history. */
  async load({ query }: Visit): Promise<void> {
    const number = query.get(orderQuery);
    if (number !== null) this.form.fill({ orderNumber: number.slice(0, longest.orderNumber) });
  }

  shown(): () => void {
    return this.form.followDraft();
  }

  change(field: keyof Withdrawal, typed: string): void {
    this.steps.change();
    this.form.change(field, typed);
    // Either the order number or the contract is enough.
    if (field === 'contract') this.form.accept('orderNumber');
  }

  review(): void {
    if (!this.form.check(withdrawalProblems(this.form.values))) return;
    this.declared = this.form.values;
    this.steps.review();
  }

  send(): Promise<void> {
    return this.steps.send((key) => this.withdrawFromContract.execute(this.declared, key), this.form);
  }

  async receive(sent: SentFields): Promise<void> {
    this.form.fill(textsIn(empty, sent));
    await this.steps.receive(sent, this);
  }

  dispose(): void {
    this.steps.dispose();
  }
}
