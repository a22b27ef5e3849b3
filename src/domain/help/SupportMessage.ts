/** What a message to support can be about. */
export const supportTopics = ['login', 'payment', 'refund', 'technical', 'game', 'conduct', 'other'] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** A message from a player to support. */
export interface SupportMessage {
  readonly topic: SupportTopic;
  readonly email: string;
  /** Number of an order or case; empty if there is none. */
  readonly caseNumber: string;
  readonly message: string;
}

export interface SupportReceipt {
  readonly id: string;
  /** When support answers at the latest. */
  readonly answerBy: Date;
}

/** Maximum lengths in UTF-16 code units. */
export const maxSupportLengths = { caseNumber: 60, message: 5000 } as const;

/** Working days until support has answered. */
export const supportAnswerDays = 2;

const dayMs = 86_400_000;

const isWorkingDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0;

/** Returns the same time of day, the given number of working days (Monday to Friday, UTC) later. */
export const supportAnswerBy = (receivedAt: Date): Date => {
  let day = receivedAt;
  for (let left = supportAnswerDays; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
};
