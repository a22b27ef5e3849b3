/** A message to the press office, as it is sent (PR-02). */
export interface PressMessage {
  readonly senderName: string;
  readonly senderEmail: string;
  /** One of the configured list. */
  readonly subject: string;
  readonly message: string;
}

/** In UTF-16 units, as `maxlength` counts. */
export const longest = { name: 200, subject: 200, message: 5000 } as const;
