import { CancelContract } from '../../application/declarations/CancelContract';
import { Drafts } from '../../application/session/Drafts';
import { Clock } from '../../application/shared/Clock';
import {
  cancellationProblems,
  dayOf,
  type CancellationFields,
  type CancellationProblem,
} from '../../domain/declarations/declarationProblems';
import type { PageLife } from '../app/Pages';
import { Form } from '../forms/Form';
import { observed, presenter } from '../presenter';
import { DeclarationSteps } from './DeclarationSteps';

const empty: CancellationFields = {
  kind: 'ordinary',
  reason: '',
  name: '',
  orderNumber: '',
  contract: '',
  end: 'soonest',
  day: '',
  email: '',
};

/** Cancelling a contract, for everybody (WD-02). */
@presenter
export class CancellationPresenter implements PageLife {
  readonly form: Form<CancellationFields, CancellationProblem>;
  /** What is read once more, and sent. */
  declared = empty;

  constructor(
    readonly steps: DeclarationSteps,
    private readonly cancelContract: CancelContract,
    private readonly clock: Clock,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'cancellation',
      fields: ['reason', 'name', 'orderNumber', 'contract', 'day', 'email'],
    });
    observed(this);
  }

  get today(): string {
    return dayOf(this.clock.now());
  }

  shown(): () => void {
    return this.form.followDraft();
  }

  change<Field extends keyof CancellationFields>(field: Field, value: CancellationFields[Field]): void {
    this.steps.change();
    this.form.change(field, value);
    // Either of the two is enough.
    if (field === 'contract') this.form.accept('orderNumber');
  }

  review(): void {
    if (!this.form.check(cancellationProblems(this.form.values, this.clock.now()))) return;
    this.declared = this.form.values;
    this.steps.review();
  }

  async send(): Promise<void> {
    const sent = await this.steps.send((key) => this.cancelContract.execute(this.declared, key));
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
