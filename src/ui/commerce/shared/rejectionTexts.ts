import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';

/** Text keys for a rejected order, in the `thanks` namespace. */
export const rejectionTexts = ({ rejection }: Pick<PurchaseOrder, 'rejection'>) => {
  switch (rejection) {
    case 'sold-out':
      return { title: 'ended.soldOut', text: 'ended.soldOutText' } as const;
    case 'already-owned':
      return { title: 'ended.owned', text: 'ended.ownedText' } as const;
    default:
      return { title: 'ended.rejected', text: 'ended.rejectedText' } as const;
  }
};
