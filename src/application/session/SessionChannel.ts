/** `signed-out`: the player signed out. `ended`: the server ended the session. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'ended';

export const sessionEvents: readonly SessionEvent[] = ['signed-in', 'signed-out', 'ended'];

/** Notifies the other tabs of this browser of session changes. */
export abstract class SessionChannel {
  /** Sends an event to the other tabs. This tab does not receive it. */
  abstract announce(news: SessionEvent): void;
  abstract listen(listener: (news: SessionEvent) => void): () => void;
}
