/** Logs an action on an item; in a dry run, the planned action. */
export type LogAction = (deed: 'insert' | 'update' | 'same' | 'upload', what: string) => void;
