import { WithdrawFromContract } from '../../application/declarations/WithdrawFromContract';
import { Drafts } from '../../application/session/Drafts';
import type { Withdrawal } from '../../domain/declarations/Declaration';
import { withdrawalProblems, type WithdrawalProblem } from '../../domain/declarations/declarationProblems';
import type { PageLife } from '../app/Pages';
import { Form } from '../forms/Form';
import { observed, presenter } from '../presenter';
import { DeclarationSteps } from './DeclarationSteps';

const empty: Withdrawal = { name: '', orderNumber: '', contract: '', email: '' };

/** Withdrawing from a contract, for everybody (WD-01). */
@presenter
export class WithdrawalPresenter implements PageLife {
  readonly form: Form<Withdrawal, WithdrawalProblem>;
  /** What is read once more, and sent. */
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

  shown(): () => void {
    return this.form.followDraft();
  }

  change(field: keyof Withdrawal, typed: string): void {
    this.steps.change();
    this.form.change(field, typed);
    // Either of the two is enough.
    if (field === 'contract') this.form.accept('orderNumber');
  }

  review(): void {
    if (!this.form.check(withdrawalProblems(this.form.values))) return;
    this.declared = this.form.values;
    this.steps.review();
  }

  async send(): Promise<void> {
    const sent = await this.steps.send((key) => this.withdrawFromContract.execute(this.declared, key));
    if (sent?.ok) this.form.clear();
    else if (sent?.error.kind === 'email-invalid') {
      this.steps.back();
      this.form.refuse({ email: 'email-invalid' });
    }
  }

  dispose(): void {
    this.steps.dispose();
  }
}
