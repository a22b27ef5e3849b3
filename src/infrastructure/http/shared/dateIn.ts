/** Converts a validated ISO 8601 date. */
export const dateIn = (iso: string | null | undefined): Date | undefined => (iso ? new Date(iso) : undefined);
