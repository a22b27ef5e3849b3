/** A sale of plans. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly consumed: number;
  /** Absent when the number is not limited. */
  readonly limit?: number;
}

/** Percent sold, 100 only when nothing is left; nothing without a limit (BU-04). */
type Sales = Pick<Campaign, 'consumed' | 'limit'>;

export const shareSold = ({ consumed, limit }: Sales): number | undefined => {
  if (limit === undefined) return undefined;
  return consumed >= limit ? 100 : Math.min(99, Math.max(0, Math.floor((consumed * 100) / limit)));
};

export const isSoldOut = (campaign: Sales): boolean => shareSold(campaign) === 100;

/** As many sold as its whole percent says, and no more. */
export const roundedToShare = (campaign: Campaign): Campaign => {
  const { limit } = campaign;
  const share = shareSold(campaign);
  if (limit === undefined || share === undefined) return { ...campaign, consumed: 0 };
  return { ...campaign, consumed: share === 100 ? limit : Math.ceil((share * limit) / 100) };
};
