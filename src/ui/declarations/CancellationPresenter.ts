import { CancelContract } from '#application/declarations/CancelContract';
import { Drafts } from '#application/session/Drafts';
import { Clock } from '#application/shared/Clock';
import {
  cancellationProblems,
  localIsoDate,
  type CancellationFields,
  type CancellationProblem,
} from '#domain/declarations/declarationProblems';
import type { PostedFields } from '#hydration/Renderer';
import type { PageLifecycle } from '../app/Pages';
import { numberInLink } from '#domain/declarations/orderQuery';
import { Form } from '../forms/Form';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { DeclarationSteps } from './DeclarationSteps';
import { OwnOrdersPresenter, type Declarant } from './OwnOrdersPresenter';
import { pickPostedFields } from './pickPostedFields';

const dayMilliseconds = 86_400_000;

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

/** Cancellation of a contract, available to everyone (WD-02). */
@presenter
export class CancellationPresenter implements PageLifecycle {
  readonly form: Form<CancellationFields, CancellationProblem>;
  /** Values that the visitor reviews before sending them. */
  declaration = empty;
  readonly dispose = disposerOf(this);

  constructor(
    readonly steps: DeclarationSteps,
    readonly ownOrders: OwnOrdersPresenter,
    private readonly cancelContract: CancelContract,
    private readonly clock: Clock,
    drafts: Drafts,
  ) {
    this.form = new Form(empty, {
      drafts,
      name: 'cancellation',
      fields: ['kind', 'reason', 'name', 'orderNumber', 'contract', 'end', 'day', 'email'],
      choices: ['kind', 'end'],
    });
    makePresenterObservable(this);
  }

  get today(): string {
    return localIsoDate(this.clock.now());
  }

  onShow(): () => void {
    const stopDraft = this.form.followDraft();
    const stopOrders = this.ownOrders.follow(this.fillIn, () => undefined);
    return () => {
      stopDraft();
      stopOrders();
    };
  }

  change<Field extends keyof CancellationFields>(field: Field, value: CancellationFields[Field]): void {
    this.steps.resetKey();
    if (field === 'orderNumber') this.form.change('orderNumber', numberInLink(value));
    else this.form.change(field, value);
    // Only one of order number and contract is required, so entering the contract clears the problem.
    if (field === 'contract') this.form.clearProblem('orderNumber');
  }

  review(): void {
    if (!this.form.check(cancellationProblems(this.form.values, this.earliestToday()))) return;
    this.declaration = this.form.values;
    this.steps.review();
  }

  send(): Promise<void> {
    return this.steps.send((key) => this.cancelContract.execute(this.declaration, key), this.form);
  }

  private fillIn({ name, email }: Declarant): void {
    this.form.fillEmpty({ name, email });
  }

  async handlePost(sent: PostedFields): Promise<void> {
    const texts = pickPostedFields(empty, sent);
    this.form.fill({
      ...texts,
      kind: texts.kind === 'extraordinary' ? 'extraordinary' : 'ordinary',
      end: texts.end === 'day' ? 'day' : 'soonest',
    });
    await this.steps.handlePost(sent, this);
  }

  /**
   * Earliest date that may be today for the visitor. Without JavaScript, the web server does not know the visitor's
   * time zone, so it also accepts the previous day.
   */
  private earliestToday(): Date {
    return new Date(this.clock.now().getTime() - (this.steps.isWithoutScripts ? dayMilliseconds : 0));
  }
}
