export const keepAccountRefusals = { 'dead-key': { status: 404, code: 170 } } as const;
