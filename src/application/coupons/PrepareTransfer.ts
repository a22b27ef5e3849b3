import { parseQuantity, type Quantity, type QuantityProblem } from '#domain/coupons/Quantity';
import type { Recipient, RecipientAccount } from '#domain/coupons/Recipient';
import { parseGiftNote, type GiftNote, type GiftNoteProblem } from '#domain/shared/giftNote';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Recipients, type RecipientRejection } from './Recipients';

export interface TransferForm {
  readonly typed: string;
  readonly owned: number | undefined;
  readonly recipient: Recipient | undefined;
  readonly note: string;
}

/** A transfer that awaits the player's confirmation. */
export interface PreparedTransfer {
  readonly quantity: Quantity;
  /** The recipient's account as it is now. */
  readonly recipient: RecipientAccount;
  /** The name that the player chose the recipient by; absent if it is still the current name. */
  readonly formerName?: string;
  readonly note?: GiftNote;
}

/** Everything that the form lacks. */
interface IncompleteTransfer {
  readonly kind: 'incomplete';
  readonly quantity?: QuantityProblem;
  readonly hasRecipient: boolean;
  readonly note?: GiftNoteProblem;
}

export type TransferFormProblem = IncompleteTransfer | { readonly kind: 'own-account' } | RecipientRejection;

/**
 * Validates the form and looks up the recipient by id, because the recipient's former name may now belong to another
 * account.
 */
@useCase
export class PrepareTransfer {
  constructor(
    private readonly recipients: Recipients,
    private readonly session: Session,
  ) {}

  async execute({
    typed,
    owned,
    recipient,
    note: typedNote,
  }: TransferForm): Promise<Result<PreparedTransfer, TransferFormProblem>> {
    const quantity = parseQuantity(typed, owned);
    const note = parseGiftNote(typedNote);
    if (!quantity.ok || !note.ok || !recipient) {
      return fail({
        kind: 'incomplete',
        hasRecipient: !!recipient,
        ...(!quantity.ok && { quantity: quantity.error }),
        ...(!note.ok && { note: note.error.kind }),
      });
    }
    if (recipient.id === this.session.player?.id) return fail({ kind: 'own-account' });
    const account = await this.recipients.find(recipient.id);
    if (!account.ok) return account;
    const { displayName } = recipient;
    return succeed({
      quantity: quantity.value,
      recipient: account.value,
      ...(displayName !== account.value.displayName && { formerName: displayName }),
      ...(note.value && { note: note.value }),
    });
  }
}
