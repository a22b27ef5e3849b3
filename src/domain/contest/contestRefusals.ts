export const contestRefusals = { 'not-eligible': { status: 403, code: 360 } } as const;
