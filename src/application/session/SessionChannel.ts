/** `signed-out`: by the player; `ended`: by the server. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'ended';

export const sessionEvents: readonly SessionEvent[] = ['signed-in', 'signed-out', 'ended'];

/** Notifies the other tabs of this browser of session changes. */
export abstract class SessionChannel {
  /** This tab does not receive the message. */
  abstract announce(news: SessionEvent): void;
  abstract listen(listener: (news: SessionEvent) => void): () => void;
}
