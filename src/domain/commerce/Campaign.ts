/** A sale of plans. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly consumed: number;
  /** Number of plans for sale; absent if it is unlimited. */
  readonly limit?: number;
}

/** Numbers from which `percentSold` is calculated: 100 only if sold out, undefined without a limit (BU-04). */
type Sales = Pick<Campaign, 'consumed' | 'limit'>;

export const percentSold = ({ consumed, limit }: Sales): number | undefined => {
  if (limit === undefined) return undefined;
  return consumed >= limit ? 100 : Math.min(99, Math.max(0, Math.floor((consumed * 100) / limit)));
};

export const isSoldOut = (campaign: Sales): boolean => percentSold(campaign) === 100;

/** Reduces the number sold to the smallest number that gives the same whole percentage. */
export const roundToPercentSold = (campaign: Campaign): Campaign => {
  const { limit } = campaign;
  const share = percentSold(campaign);
  if (limit === undefined || share === undefined) return { ...campaign, consumed: 0 };
  return { ...campaign, consumed: share === 100 ? limit : Math.ceil((share * limit) / 100) };
};
