/** An invalid setting. The message names the setting and says what to do. It contains no passwords. */
export class SettingError extends Error {}
