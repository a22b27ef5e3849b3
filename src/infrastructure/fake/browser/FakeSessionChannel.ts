import { injectable } from 'inversify';
import { SessionChannel, type SessionNews } from '../../../application/session/SessionChannel';

/** Session channel on which tests play the other tabs. */
@injectable()
export class FakeSessionChannel extends SessionChannel {
  readonly announced: SessionNews[] = [];
  private readonly listeners = new Set<(news: SessionNews) => void>();

  announce(news: SessionNews): void {
    this.announced.push(news);
  }

  listen(listener: (news: SessionNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Delivers a message from another tab. */
  hear(news: SessionNews): void {
    this.listeners.forEach((listener) => listener(news));
  }
}
