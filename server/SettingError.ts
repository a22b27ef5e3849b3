/** A setting that cannot be used; its message says which, and what would do. */
export class SettingError extends Error {}
