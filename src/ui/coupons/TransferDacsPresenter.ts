import type { TransferRejection } from '../../application/coupons/Dacs';
import {
  PrepareTransfer,
  type PreparedTransfer,
  type TransferFormProblem,
} from '../../application/coupons/PrepareTransfer';
import { RequestKey } from '../../application/coupons/RequestKey';
import { TransferDacs } from '../../application/coupons/TransferDacs';
import { Drafts } from '../../application/session/Drafts';
import { defaultQuantity } from '../../domain/coupons/Quantity';
import type { Recipient } from '../../domain/coupons/Recipient';
import { isUnanswered } from '../../domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';
import { RecipientSearchPresenter } from './RecipientSearchPresenter';

interface TransferValues {
  readonly dacsNumberTranfer: string;
  readonly recipientId: string;
  readonly recipientName: string;
}

const empty: TransferValues = { dacsNumberTranfer: defaultQuantity, recipientId: '', recipientName: '' };

export type TransferProblem = TransferFormProblem | TransferRejection | Unexpected;

/** Transfers DACs (DC-01). The account is looked up and confirmed before anything is sent. */
@presenter
export class TransferDacsPresenter implements Disposable {
  readonly form: Form<TransferValues>;
  /** Transfer awaiting confirmation. */
  asked: PreparedTransfer | undefined;
  sent: PreparedTransfer | undefined;
  heldUntil: Date | undefined;
  private owned: number | undefined;
  private answered: () => void = () => undefined;

  constructor(
    readonly preparing: Submission<PreparedTransfer, TransferFormProblem>,
    readonly sending: Submission<void, TransferRejection>,
    readonly search: RecipientSearchPresenter,
    private readonly prepareTransfer: PrepareTransfer,
    private readonly transferDacs: TransferDacs,
    private readonly key: RequestKey,
    drafts: Drafts,
  ) {
    const fields = ['dacsNumberTranfer', 'recipientId', 'recipientName'] as const;
    this.form = new Form(empty, { drafts, name: 'dac-transfer', fields });
    const { recipientId: id, recipientName: displayName } = this.form.values;
    if (id !== '') search.choose({ id, displayName });
    observed(this);
  }

  own(owned: number, heldUntil: Date | undefined): void {
    this.owned = owned;
    this.heldUntil = heldUntil;
  }

  /** @param listener called when the server has responded, or may have transferred without responding */
  onAnswered(listener: () => void): void {
    this.answered = listener;
  }

  get isBusy(): boolean {
    return this.preparing.isSending || this.sending.isSending;
  }

  get problem(): TransferProblem | undefined {
    return this.sending.problem ?? this.preparing.problem;
  }

  /** Whether it is unknown if the transfer succeeded. */
  get isUnclear(): boolean {
    return isUnanswered(this.sending.problem);
  }

  change(typed: string): void {
    this.form.change('dacsNumberTranfer', typed);
    this.forget();
  }

  /** Changes the search text, which does not select a recipient by itself. */
  type(typed: string): void {
    this.search.change(typed);
    this.keepChoice();
  }

  choose(recipient: Recipient): void {
    this.search.choose(recipient);
    this.keepChoice();
  }

  leaveSearch(): void {
    this.search.leave();
    this.keepChoice();
  }

  dismiss(): void {
    this.forget();
  }

  async submit(): Promise<void> {
    this.forget();
    const { dacsNumberTranfer: typed } = this.form.values;
    const { chosen: recipient } = this.search;
    const prepared = await this.preparing.run(() =>
      this.prepareTransfer.execute({ typed, owned: this.limitOf(typed, recipient), recipient }),
    );
    if (prepared?.ok) this.ask(prepared.value);
  }

  cancel(): void {
    this.asked = undefined;
  }

  async confirm(): Promise<void> {
    const { asked } = this;
    if (!asked || this.sending.isSending) return;
    this.asked = undefined;
    const key = this.key.of(asked.recipient.id, String(asked.quantity));
    const transferred = await this.sending.run(() => this.transferDacs.execute(asked, key));
    if (transferred?.ok) this.finish(asked);
    else this.key.fail(this.sending.problem);
    this.answered();
  }

  dispose(): void {
    this.preparing.dispose();
    this.sending.dispose();
    this.search.dispose();
  }

  private limitOf(typed: string, recipient: Recipient | undefined): number | undefined {
    return this.key.mayBeDone(recipient?.id ?? '', String(Number(typed))) ? undefined : this.owned;
  }

  private ask(prepared: PreparedTransfer): void {
    this.asked = prepared;
  }

  private finish(sent: PreparedTransfer): void {
    this.key.spend();
    this.form.clear();
    this.search.clear();
    this.preparing.reset();
    this.sent = sent;
  }

  private keepChoice(): void {
    const { id = '', displayName = '' } = this.search.chosen ?? {};
    if (this.form.values.recipientId === id) return;
    this.form.fill({ recipientId: id, recipientName: displayName });
    this.form.keep();
    this.forget();
  }

  private forget(): void {
    this.sent = undefined;
    this.preparing.reset();
    this.sending.reset();
  }
}
