/** Ids of the elements that get the focus after the forms' dialogs have closed. */
export const transferOutcome = 'dacs-transfer-outcome';
export const convertOutcome = 'dacs-convert-outcome';
