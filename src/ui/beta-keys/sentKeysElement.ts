/** Gets the focus when the row whose button opened the dialog is gone. */
export const sentKeysElement = 'beta-keys-list';
