/** `signed-out`: by the player; `ended`: by the server. */
export type SessionNews = 'signed-in' | 'signed-out' | 'ended';

export const sessionNews: readonly SessionNews[] = ['signed-in', 'signed-out', 'ended'];

/** Notifies the other tabs of this browser of session changes. */
export abstract class SessionChannel {
  /** This tab does not receive the message. */
  abstract announce(news: SessionNews): void;
  abstract listen(listener: (news: SessionNews) => void): () => void;
}
