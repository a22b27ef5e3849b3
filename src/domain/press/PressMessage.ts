/** A message to the press office, in the format that is sent (PR-02). */
export interface PressMessage {
  readonly senderName: string;
  readonly senderEmail: string;
  /** One of the configured subjects. */
  readonly subject: string;
  readonly message: string;
}

/** Maximum lengths in UTF-16 code units. */
export const maxPressMessageLengths = { name: 200, subject: 200, message: 5000 } as const;
