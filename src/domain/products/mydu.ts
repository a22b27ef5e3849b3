import type { RefusalOf } from '../shared/Refusal';
import { fail, succeed, type Result } from '../shared/Result';

export const myDURefusals = {
  'has-already': { status: 409, code: 304 },
  /** The player's game time has ended, or they never had any. */
  'no-game-time': { status: 409, code: 310 },
} as const;

/** Days of game time that myDU costs (PD-03). */
export const myDUCostDays = 90;

const dayMilliseconds = 86_400_000;

export type MyDUConversion =
  | { readonly kind: 'forbidden' }
  | {
      readonly kind: 'possible';
      readonly gameTimeEnd: Date;
      /** In the past if the player has less game time than myDU costs. */
      readonly endAfterwards: Date;
    };

/** Converts 90 days of 86,400,000 ms into myDU (PD-03). Only possible if the game time has not expired. */
export const myDUConversion = (gameTimeEnd: Date | undefined, now: Date): MyDUConversion =>
  gameTimeEnd !== undefined && gameTimeEnd.getTime() > now.getTime()
    ? {
        kind: 'possible',
        gameTimeEnd,
        endAfterwards: new Date(gameTimeEnd.getTime() - myDUCostDays * dayMilliseconds),
      }
    : { kind: 'forbidden' };

/** Decides on the conversion into myDU. @returns the new end of the game time */
export const convertToMyDU = (
  hasMyDU: boolean,
  gameTimeEnd: Date | undefined,
  now: Date,
): Result<Date, RefusalOf<typeof myDURefusals>> => {
  if (hasMyDU) return fail({ kind: 'has-already' });
  const conversion = myDUConversion(gameTimeEnd, now);
  return conversion.kind === 'possible' ? succeed(conversion.endAfterwards) : fail({ kind: 'no-game-time' });
};

/**
 * Whether the player may buy myDU (BU-08).
 * @param checked the server's response; undefined if the request failed
 */
export const canBuyMyDU = (hasAccess: boolean, checked: boolean | undefined): boolean =>
  !hasAccess && checked !== false;
