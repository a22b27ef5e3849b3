export const keepAccountRefusals = { 'dead-key': { status: 404, code: 170 } } as const;

/** The account has a pending deletion, and would lose what it gets. The player must cancel the deletion first. */
export const pendingDeletionRefusals = { 'deletion-pending': { status: 409, code: 171 } } as const;
