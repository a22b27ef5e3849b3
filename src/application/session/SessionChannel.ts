/** `signed-out`: by the player; `ended`: by the server. */
export type SessionNews = 'signed-in' | 'signed-out' | 'ended';

export const sessionNews: readonly SessionNews[] = ['signed-in', 'signed-out', 'ended'];

/** Tells the other tabs of this browser what happened to the session. */
export abstract class SessionChannel {
  /** Not received by this tab. */
  abstract announce(news: SessionNews): void;
  abstract listen(listener: (news: SessionNews) => void): () => void;
}
