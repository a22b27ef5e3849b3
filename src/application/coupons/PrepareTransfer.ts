import { parseQuantity, type Quantity, type QuantityProblem } from '#domain/coupons/Quantity';
import type { Recipient, RecipientAccount } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { OwnAccount, UnknownRecipient } from './Dacs';
import { Recipients } from './Recipients';

export interface TransferForm {
  readonly typed: string;
  readonly owned: number | undefined;
  readonly recipient: Recipient | undefined;
}

/** The transfer that the player has to confirm. */
export interface PreparedTransfer {
  readonly quantity: Quantity;
  /** The account in its current state. */
  readonly recipient: RecipientAccount;
  /** The name by which the account was found, if it has changed since. */
  readonly formerName?: string;
}

export type TransferFormProblem =
  QuantityProblem | OwnAccount | UnknownRecipient | CallFailure | { readonly kind: 'no-recipient' };

/** Validates the form and looks up the recipient's account, because another account may have taken the name. */
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
  }: TransferForm): Promise<Result<PreparedTransfer, TransferFormProblem>> {
    const quantity = parseQuantity(typed, owned);
    if (!quantity.ok) return quantity;
    if (!recipient) return fail({ kind: 'no-recipient' });
    if (recipient.id === this.session.player?.id) return fail({ kind: 'own-account' });
    const account = await this.recipients.find(recipient.id);
    if (!account.ok) return account;
    const { displayName } = recipient;
    return succeed({
      quantity: quantity.value,
      recipient: account.value,
      ...(displayName !== account.value.displayName && { formerName: displayName }),
    });
  }
}
