/** Name of the draft that stores the buyer's input on the confirmation page. It is deleted after the purchase. */
export const buyerDraft = 'buy-confirm';
