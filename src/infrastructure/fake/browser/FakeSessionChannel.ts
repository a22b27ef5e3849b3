import { injectable } from 'inversify';
import { SessionChannel, type SessionEvent } from '#application/session/SessionChannel';

/** Session channel on which tests play the other tabs. */
@injectable()
export class FakeSessionChannel extends SessionChannel {
  readonly announced: SessionEvent[] = [];
  private readonly listeners = new Set<(news: SessionEvent) => void>();

  announce(news: SessionEvent): void {
    this.announced.push(news);
  }

  listen(listener: (news: SessionEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Delivers a message from another tab. */
  receive(news: SessionEvent): void {
    this.listeners.forEach((listener) => listener(news));
  }
}
