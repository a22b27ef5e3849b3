/** Refusals that do not belong to a single feature. */
export const generalRefusals = {
  'malformed-request': { status: 400, code: 1 },
  'not-found': { status: 404, code: 1 },
  'email-invalid': { status: 400, code: 2 },
  'too-many-requests': { status: 429, code: 31 },
  internal: { status: 500, code: 50 },
  'form-outdated': { status: 403, code: 51 },
  'signed-out': { status: 401, code: 112 },
  forbidden: { status: 403, code: 113 },
  'unknown-player': { status: 404, code: 120 },
} as const;
