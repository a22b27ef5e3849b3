/** A setting that cannot be used; the message names it and its valid values. */
export class SettingError extends Error {}
