/** Says what is done to what; in a dry run, what would be. */
export type Tell = (deed: 'insert' | 'update' | 'same' | 'upload', what: string) => void;
