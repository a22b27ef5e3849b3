/** An optional ISO 8601 date that was validated before. */
export const dateIn = (iso: string | null | undefined): Date | undefined => (iso ? new Date(iso) : undefined);
