/** The draft of what a buyer types and ticks on the confirmation; it goes once the purchase has ended. */
export const buyerDraft = 'buy-confirm';
