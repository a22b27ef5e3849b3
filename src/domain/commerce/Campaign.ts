/** A sale of plans. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly consumed: number;
  /** Absent if the number is unlimited. */
  readonly limit?: number;
}

/** `percentSold` returns the percentage sold: 100 only if nothing is left, undefined without a limit (BU-04). */
type Sales = Pick<Campaign, 'consumed' | 'limit'>;

export const percentSold = ({ consumed, limit }: Sales): number | undefined => {
  if (limit === undefined) return undefined;
  return consumed >= limit ? 100 : Math.min(99, Math.max(0, Math.floor((consumed * 100) / limit)));
};

export const isSoldOut = (campaign: Sales): boolean => percentSold(campaign) === 100;

/** Reduces the number sold to the smallest one with the same whole percentage. */
export const roundToPercentSold = (campaign: Campaign): Campaign => {
  const { limit } = campaign;
  const share = percentSold(campaign);
  if (limit === undefined || share === undefined) return { ...campaign, consumed: 0 };
  return { ...campaign, consumed: share === 100 ? limit : Math.ceil((share * limit) / 100) };
};
