import type { TransferRejection } from '#application/coupons/Dacs';
import {
  PrepareTransfer,
  type PreparedTransfer,
  type TransferFormProblem,
} from '#application/coupons/PrepareTransfer';
import { RequestKey } from '#application/coupons/RequestKey';
import { TransferDacs } from '#application/coupons/TransferDacs';
import { Drafts } from '#application/session/Drafts';
import { defaultQuantity } from '#domain/coupons/Quantity';
import type { Recipient } from '#domain/coupons/Recipient';
import { isOutcomeUnknown } from '#domain/shared/CallFailure';
import { Emitter } from '../Emitter';
import { Form } from '../forms/Form';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { RecipientSearchPresenter } from './RecipientSearchPresenter';

interface TransferValues {
  readonly dacsNumberTranfer: string;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly note: string;
}

const empty: TransferValues = {
  dacsNumberTranfer: defaultQuantity,
  recipientId: '',
  recipientName: '',
  note: '',
};

export type TransferProblem = TransferFormProblem | TransferRejection | UnexpectedFailure;

/** Transfers DACs (DC-01). The recipient's account is looked up, and the player confirms it before the transfer. */
@presenter
export class TransferDacsPresenter implements DisposablePresenter {
  readonly form: Form<TransferValues>;
  /** Transfer that is sent if the player confirms. */
  transferToConfirm: PreparedTransfer | undefined;
  completedTransfer: PreparedTransfer | undefined;
  heldUntil: Date | undefined;
  private owned: number | undefined;
  /** Emitted after every response, and if DACs may have been sent although no response arrived. */
  readonly settled = new Emitter();
  readonly dispose = disposerOf(this);

  constructor(
    readonly preparing: Submission<PreparedTransfer, TransferFormProblem>,
    readonly sending: Submission<void, TransferRejection>,
    readonly search: RecipientSearchPresenter,
    private readonly prepareTransfer: PrepareTransfer,
    private readonly transferDacs: TransferDacs,
    private readonly key: RequestKey,
    drafts: Drafts,
  ) {
    const fields = ['dacsNumberTranfer', 'recipientId', 'recipientName', 'note'] as const;
    this.form = new Form(empty, { drafts, name: 'dac-transfer', fields });
    const { recipientId: id, recipientName: displayName } = this.form.values;
    if (id !== '') search.choose({ id, displayName });
    makePresenterObservable(this);
  }

  setOwned(owned: number, heldUntil: Date | undefined): void {
    this.owned = owned;
    this.heldUntil = heldUntil;
  }

  get isBusy(): boolean {
    return this.preparing.isSending || this.sending.isSending;
  }

  get problem(): TransferProblem | undefined {
    return this.sending.problem ?? this.preparing.problem;
  }

  /** Whether the outcome of the transfer is unknown. */
  get isUnclear(): boolean {
    return isOutcomeUnknown(this.sending.problem);
  }

  change(typed: string): void {
    this.form.change('dacsNumberTranfer', typed);
    this.resetOutcome();
  }

  changeNote(typed: string): void {
    this.form.change('note', typed);
    this.resetOutcome();
  }

  /** Changes the search text without selecting a recipient. */
  type(typed: string): void {
    this.search.change(typed);
    this.saveRecipient();
  }

  choose(recipient: Recipient): void {
    this.search.choose(recipient);
    this.saveRecipient();
  }

  leaveSearch(): void {
    this.search.onBlur();
    this.saveRecipient();
  }

  dismiss(): void {
    this.resetOutcome();
  }

  async submit(): Promise<void> {
    this.resetOutcome();
    const { dacsNumberTranfer: typed, note } = this.form.values;
    const { recipient } = this.search;
    const prepared = await this.preparing.run(() =>
      this.prepareTransfer.execute({ typed, owned: this.limitOf(typed, recipient), recipient, note }),
    );
    if (prepared?.ok) this.transferToConfirm = prepared.value;
  }

  cancel(): void {
    this.transferToConfirm = undefined;
  }

  async confirm(): Promise<void> {
    const { transferToConfirm } = this;
    if (!transferToConfirm || this.sending.isSending) return;
    this.transferToConfirm = undefined;
    const key = this.key.keyFor(transferToConfirm.recipient.id, String(transferToConfirm.quantity));
    const transferred = await this.sending.run(() => this.transferDacs.execute(transferToConfirm, key));
    if (transferred?.ok) this.finish(transferToConfirm);
    else this.key.recordFailure(this.sending.problem);
    this.settled.emit();
  }

  private limitOf(typed: string, recipient: Recipient | undefined): number | undefined {
    return this.key.mayHaveRun(recipient?.id ?? '', String(Number(typed))) ? undefined : this.owned;
  }

  private finish(sent: PreparedTransfer): void {
    this.key.recordSuccess();
    this.form.clear();
    this.search.clear();
    this.preparing.reset();
    this.completedTransfer = sent;
  }

  private saveRecipient(): void {
    const { id = '', displayName = '' } = this.search.recipient ?? {};
    if (this.form.values.recipientId === id) return;
    this.form.fill({ recipientId: id, recipientName: displayName });
    this.form.saveDraft();
    this.resetOutcome();
  }

  private resetOutcome(): void {
    this.completedTransfer = undefined;
    this.preparing.reset();
    this.sending.reset();
  }
}
