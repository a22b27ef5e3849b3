/** Name of the draft with the buyer's input on the confirmation page. It is deleted when the purchase has ended. */
export const buyerDraft = 'buy-confirm';
