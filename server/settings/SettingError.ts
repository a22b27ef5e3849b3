/** An invalid setting. The message names the setting and its valid values. */
export class SettingError extends Error {}
