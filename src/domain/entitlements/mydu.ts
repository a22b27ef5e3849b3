/** Days of game time that MyDU access is taken for (PD-03). */
export const conversionDays = 90;

const dayMilliseconds = 86_400_000;

/** What taking MyDU for game time would come to. */
export type MyDUConversion =
  | { readonly kind: 'forbidden' }
  | {
      readonly kind: 'possible';
      readonly gameTimeEnd: Date;
      /** May lie in the past, when less than what is taken is left. */
      readonly endAfterwards: Date;
    };

/**
 * MyDU is taken for game time only by who has some ahead: its end comes 90 days of 86,400,000 ms earlier (PD-03).
 *
 * @param gameTimeEnd nothing when there never was any
 */
export const myDUConversion = (gameTimeEnd: Date | undefined, now: Date): MyDUConversion =>
  gameTimeEnd !== undefined && gameTimeEnd.getTime() > now.getTime()
    ? {
        kind: 'possible',
        gameTimeEnd,
        endAfterwards: new Date(gameTimeEnd.getTime() - conversionDays * dayMilliseconds),
      }
    : { kind: 'forbidden' };

/**
 * Whether MyDU is sold to somebody (BU-08).
 *
 * @param checked what the server said of it; nothing when it could not be asked
 */
export const mayBuyMyDU = (hasAccess: boolean, checked: boolean | undefined): boolean =>
  !hasAccess && checked !== false;
