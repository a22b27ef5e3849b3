/** Logs an action on an item; in a dry run, the planned action. */
export type LogAction = (action: 'insert' | 'update' | 'same' | 'upload', what: string) => void;
