/** `signed-out`: the player asked for it; `ended`: the server goes on with the session no more */
export type SessionNews = 'signed-in' | 'signed-out' | 'ended';

export const sessionNews: readonly SessionNews[] = ['signed-in', 'signed-out', 'ended'];

/** Tells the other tabs of this browser what happened to the session. */
export abstract class SessionChannel {
  /** Reaches the other tabs, never the one that speaks. */
  abstract announce(news: SessionNews): void;
  /** @returns a function that stops listening */
  abstract listen(listener: (news: SessionNews) => void): () => void;
}
