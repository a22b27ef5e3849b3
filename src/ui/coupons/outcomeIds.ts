/** Ids of the elements that get the focus after the forms' dialogs have closed. */
export const transferOutcomeId = 'dacs-transfer-outcome';
export const convertOutcomeId = 'dacs-convert-outcome';
