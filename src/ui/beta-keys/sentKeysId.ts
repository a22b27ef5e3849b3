/** Id of the element that gets the focus if the row whose button opened the dialog is gone. */
export const sentKeysId = 'beta-keys-list';
