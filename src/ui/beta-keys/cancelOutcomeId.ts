/** Id of the outcome that is focused after the dialog closes, if the row with the dialog's button was removed. */
export const cancelOutcomeId = 'beta-key-cancel-outcome';
