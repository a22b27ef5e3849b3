import { codeRefusals, isReservedForAnother, type CodeState } from '../products/codeRefusals';
import { isGiftNote } from '../shared/giftNote';
import { isEmail } from '../shared/patterns';

export const giftRefusals = {
  'malformed-recipient': { status: 400, code: 210 },
  /** The note has a link, is too long, or contains invisible characters. */
  'malformed-note': { status: 400, code: 211 },
  /** The recipient has not used the player's previous key. */
  'pending-key': { status: 409, code: 209 },
  'no-key': { status: 409, code: 208 },
} as const;

export const giftCancellationRefusals = {
  'unknown-code': codeRefusals['unknown-code'],
  'used-code': codeRefusals['used-code'],
  /** The recipient is registering with the key. */
  'reserved-code': codeRefusals['reserved-code'],
} as const;

export type GiftRefusal = keyof typeof giftRefusals;

export type GiftCancellationRefusal = Exclude<keyof typeof giftCancellationRefusals, 'unknown-code'>;

/** Returns why a player cannot send a beta key (KY-01). */
export const giftRefusal = (gift: {
  readonly recipient: string;
  readonly note?: string | undefined;
  /** Whether the recipient has a key of this player that is neither used nor canceled. */
  readonly hasPendingKey: boolean;
  readonly isKeyAvailable: boolean;
}): GiftRefusal | undefined => {
  if (!isEmail(gift.recipient)) return 'malformed-recipient';
  if (gift.note !== undefined && !isGiftNote(gift.note)) return 'malformed-note';
  if (gift.hasPendingKey) return 'pending-key';
  return gift.isKeyAvailable ? undefined : 'no-key';
};

/** Returns why a player cannot cancel a beta key that they sent. A canceled key can be canceled again. */
export const giftCancellationRefusal = (
  key: CodeState,
  ownerId: string,
  now: Date,
): GiftCancellationRefusal | undefined => {
  if (key.isCanceled) return undefined;
  if (key.isUsed) return 'used-code';
  return isReservedForAnother(key, ownerId, now) ? 'reserved-code' : undefined;
};
