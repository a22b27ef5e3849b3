import { ConvertDacs, type Conversion, type ConversionProblem } from '../../application/coupons/ConvertDacs';
import { RequestKey } from '../../application/coupons/RequestKey';
import { Drafts } from '../../application/session/Drafts';
import { Session } from '../../application/session/Session';
import {
  defaultQuantity,
  parseQuantity,
  type Quantity,
  type QuantityProblem,
} from '../../domain/coupons/Quantity';
import { hasEndlessGameTime } from '../../domain/session/roles';
import { isUnanswered } from '../../domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

/** Converts DACs (DC-01). A conversion can't be undone, so it is confirmed before it is sent. */
@presenter
export class ConvertDacsPresenter implements Disposable {
  readonly form: Form<{ dacsNumber: string }>;
  /** Quantity awaiting confirmation. */
  asked: Quantity | undefined;
  private refused: QuantityProblem | undefined;
  /** `undefined` while it is unknown. */
  private owned: number | undefined;
  private answered: () => void = () => undefined;

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
    observed(this);
  }

  own(owned: number): void {
    this.owned = owned;
  }

  /** @param listener called when the server has responded, or may have converted without responding */
  onAnswered(listener: () => void): void {
    this.answered = listener;
  }

  get problem(): ConversionProblem | Unexpected | undefined {
    return this.refused ?? this.sending.problem;
  }

  /** Whether it is unknown if the conversion succeeded. */
  get isUnclear(): boolean {
    return isUnanswered(this.sending.problem);
  }

  get addsNothing(): boolean {
    return hasEndlessGameTime(this.session.player?.roles ?? []);
  }

  change(typed: string): void {
    this.form.change('dacsNumber', typed);
    this.forget();
  }

  dismiss(): void {
    this.forget();
  }

  submit(): void {
    if (this.sending.isSending) return;
    this.forget();
    const typed = this.form.values.dacsNumber.trim();
    const quantity = parseQuantity(typed, this.limitOf(typed));
    if (quantity.ok) this.asked = quantity.value;
    else this.refused = quantity.error;
  }

  cancel(): void {
    this.asked = undefined;
  }

  async confirm(): Promise<void> {
    const { asked } = this;
    if (asked === undefined || this.sending.isSending) return;
    this.asked = undefined;
    const typed = String(asked);
    const converted = await this.sending.run(() =>
      this.convertDacs.execute({ key: this.key.of(typed), typed, owned: this.limitOf(typed) }),
    );
    if (converted?.ok) this.finish();
    else this.key.fail(this.sending.problem);
    this.answered();
  }

  dispose(): void {
    this.sending.dispose();
  }

  private limitOf(typed: string): number | undefined {
    return this.key.mayBeDone(String(Number(typed))) ? undefined : this.owned;
  }

  private finish(): void {
    this.key.spend();
    this.form.clear();
  }

  private forget(): void {
    this.asked = undefined;
    this.refused = undefined;
    this.sending.reset();
  }
}
