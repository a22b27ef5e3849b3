/** The id of the box that redeems a code. */
export const redeemTitleId = 'redeem-title';
