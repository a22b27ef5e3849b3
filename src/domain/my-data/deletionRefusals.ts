export const keepAccountRefusals = { 'dead-key': { status: 404, code: 170 } } as const;

/** The account will be deleted, with everything that it would still get. The player must keep it first. */
export const pendingDeletionRefusals = { 'deletion-pending': { status: 409, code: 171 } } as const;
