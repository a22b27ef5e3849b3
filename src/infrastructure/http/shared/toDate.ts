/** Converts a validated ISO 8601 date. */
export const toDate = (iso: string | null | undefined): Date | undefined => (iso ? new Date(iso) : undefined);
