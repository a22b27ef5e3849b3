export const fileName: string;

/** The committed pact. */
export const file: string;

/** What tells interactions apart: no two have the same description in the same states. */
export const nameOf: (states: readonly string[], description: string) => string;
