export type SessionNews = 'signed-in' | 'signed-out';

/** Tells the other tabs of this browser what happened to the session. */
export abstract class SessionChannel {
  /** Reaches the other tabs, never the one that speaks. */
  abstract announce(news: SessionNews): void;
  /** @returns a function that stops listening */
  abstract listen(listener: (news: SessionNews) => void): () => void;
}
