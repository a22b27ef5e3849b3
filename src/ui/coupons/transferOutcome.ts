/** The id of what tells how a transfer went: it gets the focus after the confirmation. */
export const transferOutcome = 'dacs-transfer-outcome';
