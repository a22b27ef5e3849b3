/** A sale of plans, which may be limited in number. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** How many were sold. */
  readonly consumed: number;
  /** How many there are; a campaign without one never sells out. */
  readonly limit?: number;
}

/**
 * How much of a campaign is sold, in whole percent: 100 only when nothing is left. Nothing for a campaign without a
 * limit (BU-04).
 */
export const shareSold = ({ consumed, limit }: Campaign): number | undefined => {
  if (limit === undefined) return undefined;
  return consumed >= limit ? 100 : Math.min(99, Math.max(0, Math.floor((consumed * 100) / limit)));
};

export const isSoldOut = (campaign: Campaign): boolean => shareSold(campaign) === 100;
