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

/**
 * Whether the player may buy myDU (BU-08).
 * @param checked the server's response; undefined if the request failed
 */
export const canBuyMyDU = (hasAccess: boolean, checked: boolean | undefined): boolean =>
  !hasAccess && checked !== false;
