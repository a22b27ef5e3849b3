export const codeRefusals = {
  'unknown-code': { status: 404, code: 201 },
  'used-code': { status: 409, code: 202 },
  'expired-code': { status: 410, code: 203 },
  'reserved-code': { status: 403, code: 204 },
  /** The code is a beta key that its sender canceled. */
  'canceled-code': { status: 410, code: 207 },
} as const;

export const codeFormatRefusals = { 'malformed-code': { status: 400, code: 200 } } as const;

/** State of a code that determines who can use it. */
export interface CodeState {
  readonly isUsed: boolean;
  readonly isCanceled: boolean;
  /** Id of the only player who can use the code; undefined for everyone. */
  readonly reservedFor: string | undefined;
  /** End of the reservation; undefined if it is permanent. */
  readonly reservedUntil: Date | undefined;
  readonly expiresAt: Date | undefined;
}

export type RedemptionRefusal = Exclude<keyof typeof codeRefusals, 'unknown-code'>;

export const isReservedForAnother = (
  { reservedFor, reservedUntil }: CodeState,
  playerId: string,
  now: Date,
): boolean =>
  reservedFor !== undefined &&
  reservedFor !== playerId &&
  (reservedUntil === undefined || reservedUntil > now);

/** Returns why the player cannot use the code (PD-02). */
export const redemptionRefusal = (
  code: CodeState,
  playerId: string,
  now: Date,
): RedemptionRefusal | undefined => {
  if (code.isUsed) return 'used-code';
  if (code.isCanceled) return 'canceled-code';
  if (isReservedForAnother(code, playerId, now)) return 'reserved-code';
  return code.expiresAt !== undefined && code.expiresAt <= now ? 'expired-code' : undefined;
};
