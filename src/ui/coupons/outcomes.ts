/** Ids of what is focused when the dialogs of the forms have closed. */
export const transferOutcome = 'dacs-transfer-outcome';
export const convertOutcome = 'dacs-convert-outcome';
