import { injectable } from 'inversify';
import { SessionChannel, type SessionNews } from '../../../application/session/SessionChannel';

/** A test plays the other tabs. */
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

  /** A message from another tab. */
  hear(news: SessionNews): void {
    this.listeners.forEach((listener) => listener(news));
  }
}
