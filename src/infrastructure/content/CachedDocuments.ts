import { injectable } from 'inversify';
import { queryKey, Documents, type DocumentPage, type DocumentQuery } from './Documents';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { ResilientDocuments } from './ResilientDocuments';

/** Time in milliseconds until an editor's changes become visible. */
const cacheTtlMs = 60_000;

interface CacheEntry {
  readonly answer: Promise<Result<DocumentPage, CallFailure>>;
  readonly expiresAt: number;
}

/** Caches responses of the content service for a minute. Drafts and failures are not cached. */
@injectable('Singleton')
export class CachedDocuments extends Documents {
  private readonly cache = new Map<string, CacheEntry>();

  constructor(
    private readonly documents: ResilientDocuments,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    if (query.preview) return this.documents.find(query);
    const key = queryKey(query);
    this.evictExpired();
    const known = this.cache.get(key);
    if (known) return known.answer;
    const answer = this.request(query, () => this.cache.delete(key));
    this.store(key, answer);
    return answer;
  }

  /** Caches a page from another source as if it had just been received. */
  seed(query: DocumentQuery, page: DocumentPage): void {
    this.store(queryKey(query), Promise.resolve(succeed(page)));
  }

  private store(key: string, answer: CacheEntry['answer']): void {
    this.cache.set(key, { answer, expiresAt: this.clock.elapsedMs() + cacheTtlMs });
  }

  private evictExpired(): void {
    const now = this.clock.elapsedMs();
    for (const [key, { expiresAt }] of this.cache) if (expiresAt <= now) this.cache.delete(key);
  }

  private async request(
    query: DocumentQuery,
    forget: () => void,
  ): Promise<Result<DocumentPage, CallFailure>> {
    let isAnswered = false;
    try {
      const answer = await this.documents.find(query);
      isAnswered = answer.ok && !this.documents.usedFallback;
      return answer;
    } finally {
      if (!isAnswered) forget();
    }
  }
}
