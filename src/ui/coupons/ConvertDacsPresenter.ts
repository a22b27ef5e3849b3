import { ConvertDacs, type Conversion, type ConversionProblem } from '#application/coupons/ConvertDacs';
import { RequestKey } from '#application/coupons/RequestKey';
import { Drafts } from '#application/session/Drafts';
import type { GameTimeOverview } from '#application/products/LoadGameTimeOverview';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import {
  defaultQuantity,
  parseQuantity,
  type Quantity,
  type QuantityProblem,
} from '#domain/coupons/Quantity';
import { endAfterAdding } from '#domain/products/gameTime';
import { hasUnlimitedGameTime } from '#domain/session/roles';
import { isOutcomeUnknown } from '#domain/shared/CallFailure';
import { cleanDigits } from '#domain/shared/spellings';
import { Emitter } from '../Emitter';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Converts DACs (DC-01). A conversion can't be undone, so the player has to confirm it first. */
@presenter
export class ConvertDacsPresenter implements DisposablePresenter {
  readonly form: Form<{ dacsNumber: string }>;
  /** Quantity that is converted if the player confirms. */
  quantityToConfirm: Quantity | undefined;
  private quantityProblem: QuantityProblem | undefined;
  /** Number of DACs that the player owns; `undefined` while unknown. */
  private owned: number | undefined;
  /** Game time before the conversion; `undefined` while unknown. */
  private gameTime: GameTimeOverview | undefined;
  /** Emitted after every response, and if DACs may have been converted although no response arrived. */
  readonly settled = new Emitter();
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<Conversion, ConversionProblem>,
    private readonly convertDacs: ConvertDacs,
    private readonly session: Session,
    private readonly key: RequestKey,
    private readonly clock: Clock,
    drafts: Drafts,
  ) {
    this.form = new Form(
      { dacsNumber: defaultQuantity },
      { drafts, name: 'dac-conversion', fields: ['dacsNumber'] },
    );
    makePresenterObservable(this);
  }

  setOwned(owned: number, gameTime?: GameTimeOverview): void {
    this.owned = owned;
    this.gameTime = gameTime;
  }

  /** End of the game time if the player confirms; `undefined` if unknown, or if the game time never ends. */
  get endAfterwards(): Date | undefined {
    const { quantityToConfirm, gameTime } = this;
    if (quantityToConfirm === undefined || !gameTime || this.hasUnlimitedGameTime) return undefined;
    return endAfterAdding(quantityToConfirm, gameTime, this.clock.now());
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
    const typed = cleanDigits(this.form.values.dacsNumber);
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
    if (converted?.ok) {
      this.key.recordSuccess();
      this.form.clear();
    } else this.key.recordFailure(this.sending.problem);
    this.settled.emit();
  }

  private limitOf(typed: string): number | undefined {
    return this.key.mayHaveRun(String(Number(typed))) ? undefined : this.owned;
  }

  private resetOutcome(): void {
    this.quantityToConfirm = undefined;
    this.quantityProblem = undefined;
    this.sending.reset();
  }
}
