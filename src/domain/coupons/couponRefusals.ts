import { generalRefusals } from '../shared/generalRefusals';
import { isGiftNote } from '../shared/giftNote';

export const conversionRefusals = {
  'dacs-disabled': { status: 403, code: 331 },
  /** The player has fewer coupons than requested. Another tab or player may have changed the number. */
  'not-enough': { status: 409, code: 330 },
} as const;

export const transferRefusals = {
  ...conversionRefusals,
  /** The note has a link, is too long, or contains invisible characters. */
  'malformed-note': { status: 400, code: 336 },
  'own-account': { status: 409, code: 332 },
  'unknown-recipient': { status: 404, code: 333 },
  /** A credential of the account changed less than 24 hours ago. */
  'transfer-held': { status: 403, code: 334 },
} as const;

/** The idempotency key was used for another request. The site cannot cause this. */
export const couponKeyRefusals = { 'key-used': { status: 409, code: 335 } } as const;

export const recipientRefusals = { 'unknown-recipient': generalRefusals['unknown-player'] } as const;

export type ConversionRefusal = keyof typeof conversionRefusals;

export type TransferRefusal = keyof typeof transferRefusals;

interface ConversionState {
  readonly areEnabled: boolean;
  readonly owned: number;
  readonly quantity: number;
}

interface TransferState extends ConversionState {
  readonly ownerId: string;
  readonly recipientId: string;
  readonly isRecipientActive: boolean;
  readonly note?: string | undefined;
  /** Whether the transfer hold of the owner has not ended. */
  readonly isHeld: boolean;
}

/** Returns why a player cannot convert coupons into game time (DC-01). */
export const conversionRefusal = ({
  areEnabled,
  owned,
  quantity,
}: ConversionState): ConversionRefusal | undefined => {
  if (!areEnabled) return 'dacs-disabled';
  return owned < quantity ? 'not-enough' : undefined;
};

/** Returns why a player cannot transfer coupons (DC-01). While coupons are disabled, no other reason is given. */
export const transferRefusal = (transfer: TransferState): TransferRefusal | undefined => {
  if (!transfer.areEnabled) return 'dacs-disabled';
  if (transfer.note !== undefined && !isGiftNote(transfer.note)) return 'malformed-note';
  if (transfer.recipientId === transfer.ownerId) return 'own-account';
  if (!transfer.isRecipientActive) return 'unknown-recipient';
  if (transfer.isHeld) return 'transfer-held';
  return conversionRefusal(transfer);
};
