/** Id of the element that is focused after the dialog closes, if the row with the dialog's button was removed. */
export const sentKeysId = 'beta-keys-list';
