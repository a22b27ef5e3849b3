import { injectable } from 'inversify';
import { MediaFiles } from '#application/media/MediaFiles';
import { validEntries, text } from '#application/shared/rules';
import { shareInFlight } from '#application/shared/shareInFlight';
import { mediaCategories } from '#domain/media/MediaFile';
import type { MediaLists } from '#domain/media/MediaLibrary';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { listMediaFiles } from './calls';

type Answer = Result<MediaLists, CallFailure>;

/** Caches the lists of media files and shares requests in flight. One per application. */
@injectable('Singleton')
export class HttpMediaFiles extends MediaFiles {
  cachedLists: MediaLists | undefined;
  private readonly request = shareInFlight(() => this.find());
  private wasRequested = false;

  constructor(private readonly api: CallSender) {
    super();
  }

  /** True if the lists were requested but are not available, because they are pending or have failed. */
  get isMissing(): boolean {
    return this.wasRequested && this.cachedLists === undefined;
  }

  /** Uses the lists that the server has embedded in the page. */
  seed(lists: MediaLists): void {
    this.cachedLists = lists;
  }

  list(): Promise<Answer> {
    this.wasRequested = true;
    return this.request();
  }

  private async find(): Promise<Answer> {
    if (this.cachedLists) return succeed(this.cachedLists);
    const found = await this.api.send(listMediaFiles);
    if (!found.ok) return found;
    const { value } = found;
    this.cachedLists = Object.fromEntries(
      [...mediaCategories, 'pinned' as const].map((name) => [name, validEntries(text(), value[name] ?? [])]),
    );
    return succeed(this.cachedLists);
  }
}
