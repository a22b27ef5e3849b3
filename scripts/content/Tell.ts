/** Logs an action on an item; in a dry run, the planned action. */
export type Tell = (deed: 'insert' | 'update' | 'same' | 'upload', what: string) => void;
