/** Ids of the elements that are focused after the confirmation dialogs close. */
export const transferOutcomeId = 'dacs-transfer-outcome';
export const convertOutcomeId = 'dacs-convert-outcome';
