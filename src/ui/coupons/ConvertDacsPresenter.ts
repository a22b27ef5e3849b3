import { ConvertDacs, type Conversion, type ConversionProblem } from '#application/coupons/ConvertDacs';
import { RequestKey } from '#application/coupons/RequestKey';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import {
  defaultQuantity,
  parseQuantity,
  type Quantity,
  type QuantityProblem,
} from '#domain/coupons/Quantity';
import { hasUnlimitedGameTime } from '#domain/session/roles';
import { isOutcomeUnknown } from '#domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Converts DACs (DC-01). A conversion can't be undone, so the player has to confirm it first. */
@presenter
export class ConvertDacsPresenter implements DisposablePresenter {
  readonly form: Form<{ dacsNumber: string }>;
  /** Quantity that is converted if the player confirms. */
  quantityToConfirm: Quantity | undefined;
  private quantityProblem: QuantityProblem | undefined;
  /** Number of DACs that the player owns; `undefined` while unknown. */
  private owned: number | undefined;
  private notifySettled: () => void = () => undefined;

  constructor(
    readonly sending: Submission<Conversion, ConversionProblem>,
    private readonly convertDacs: ConvertDacs,
    private readonly session: Session,
    private readonly key: RequestKey,
    drafts: Drafts,
  ) {
    this.form = new Form(
      { dacsNumber: defaultQuantity },
      { drafts, name: 'dac-conversion', fields: ['dacsNumber'] },
    );
    makePresenterObservable(this);
  }

  setOwned(owned: number): void {
    this.owned = owned;
  }

  /** @param listener called after every response, and if DACs may have been converted although no response arrived */
  onSettled(listener: () => void): void {
    this.notifySettled = listener;
  }

  get problem(): ConversionProblem | UnexpectedFailure | undefined {
    return this.quantityProblem ?? this.sending.problem;
  }

  /** Whether the outcome of the conversion is unknown. */
  get isUnclear(): boolean {
    return isOutcomeUnknown(this.sending.problem);
  }

  get hasUnlimitedGameTime(): boolean {
    return hasUnlimitedGameTime(this.session.player?.roles ?? []);
  }

  change(typed: string): void {
    this.form.change('dacsNumber', typed);
    this.resetOutcome();
  }

  dismiss(): void {
    this.resetOutcome();
  }

  submit(): void {
    if (this.sending.isSending) return;
    this.resetOutcome();
    const typed = this.form.values.dacsNumber.trim();
    const quantity = parseQuantity(typed, this.limitOf(typed));
    if (quantity.ok) this.quantityToConfirm = quantity.value;
    else this.quantityProblem = quantity.error;
  }

  cancel(): void {
    this.quantityToConfirm = undefined;
  }

  async confirm(): Promise<void> {
    const { quantityToConfirm } = this;
    if (quantityToConfirm === undefined || this.sending.isSending) return;
    this.quantityToConfirm = undefined;
    const typed = String(quantityToConfirm);
    const converted = await this.sending.run(() =>
      this.convertDacs.execute({ key: this.key.keyFor(typed), typed, owned: this.limitOf(typed) }),
    );
    if (converted?.ok) this.finish();
    else this.key.recordFailure(this.sending.problem);
    this.notifySettled();
  }

  dispose(): void {
    this.sending.dispose();
  }

  private limitOf(typed: string): number | undefined {
    return this.key.mayHaveRun(String(Number(typed))) ? undefined : this.owned;
  }

  private finish(): void {
    this.key.recordSuccess();
    this.form.clear();
  }

  private resetOutcome(): void {
    this.quantityToConfirm = undefined;
    this.quantityProblem = undefined;
    this.sending.reset();
  }
}
