import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { queryKey } from './queryKey';
import { ResilientDocuments } from './ResilientDocuments';

/** Milliseconds until an editor's changes become visible. */
const keptMs = 60_000;

interface Remembered {
  readonly answer: Promise<Result<DocumentPage, CallFailure>>;
  readonly until: number;
}

/** Caches responses of the content service for a minute. Drafts and failures are not cached. */
@injectable()
export class RememberedDocuments extends Documents {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly documents: ResilientDocuments,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    if (query.preview) return this.documents.find(query);
    const key = queryKey(query);
    this.forgetOld();
    const known = this.remembered.get(key);
    if (known) return known.answer;
    const answer = this.ask(query, () => this.remembered.delete(key));
    this.keep(key, answer);
    return answer;
  }

  /** Caches a page from another source as if it had just been received. */
  know(query: DocumentQuery, page: DocumentPage): void {
    this.keep(queryKey(query), Promise.resolve(succeed(page)));
  }

  private keep(key: string, answer: Remembered['answer']): void {
    this.remembered.set(key, { answer, until: this.clock.now().getTime() + keptMs });
  }

  private forgetOld(): void {
    const now = this.clock.now().getTime();
    for (const [key, { until }] of this.remembered) if (until <= now) this.remembered.delete(key);
  }

  private async ask(query: DocumentQuery, forget: () => void): Promise<Result<DocumentPage, CallFailure>> {
    let isAnswered = false;
    try {
      const answer = await this.documents.find(query);
      isAnswered = answer.ok && !this.documents.hasStoodIn;
      return answer;
    } finally {
      if (!isAnswered) forget();
    }
  }
}
