import { LoadMediaLibrary } from '#application/media/LoadMediaLibrary';
import { LoadMediaTexts, type MediaPageTexts } from '#application/media/LoadMediaTexts';
import { Clock } from '#application/shared/Clock';
import { mediaCategories, type MediaCategory } from '#domain/media/MediaFile';
import type { MediaLibrary } from '#domain/media/MediaLibrary';
import type { PageHead } from '../app/Pages';
import { Translations } from '../content/Translations';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { toMediaEntry, type MediaEntry } from './MediaEntry';

export type MediaUid = MediaCategory | 'media';

/** Milliseconds to wait for the list of files before the page is shown without it. */
const listTimeoutMs = 2000;

/** The media library with its texts (ME-01, ME-02). */
@presenter
export class MediaPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);
  private described: MediaPageTexts | undefined;

  constructor(
    readonly library: Loadable<MediaLibrary>,
    private readonly loadLibrary: LoadMediaLibrary,
    private readonly loadTexts: LoadMediaTexts,
    private readonly clock: Clock,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(uid: MediaUid): Promise<void> {
    const categories = uid === 'media' ? mediaCategories.filter((name) => name !== 'documents') : [uid];
    const listed = this.library.load(() => this.loadLibrary.execute());
    const [described] = await Promise.all([
      this.loadTexts.execute(this.translations.locale, uid, categories),
      this.withTimeout(listTimeoutMs, listed),
    ]);
    this.described = described;
  }

  get head(): PageHead {
    return this.described?.page.meta ?? {};
  }

  get title(): string {
    return this.described?.page.title ?? '';
  }

  get intro(): string {
    return this.described?.page.intro ?? '';
  }

  itemsOf(list: MediaCategory | 'pinned'): readonly MediaEntry[] {
    const { value: library } = this.library;
    if (!library) return [];
    const texts = this.described?.texts ?? new Map<string, never>();
    return library[list].map((item) => toMediaEntry(item, texts));
  }

  private async withTimeout(milliseconds: number, task: Promise<unknown>): Promise<void> {
    let cancel = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      cancel = this.clock.schedule(milliseconds, resolve);
    });
    await Promise.race([task, late]);
    cancel();
  }
}
