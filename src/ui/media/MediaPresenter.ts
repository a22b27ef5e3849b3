import { LoadMediaLibrary } from '#application/media/LoadMediaLibrary';
import { LoadMediaTexts, type MediaPageTexts } from '#application/media/LoadMediaTexts';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { mediaCategories, type MediaCategory } from '#domain/media/MediaFile';
import type { MediaLibrary } from '#domain/media/MediaLibrary';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageHead } from '../app/Pages';
import { Translations } from '../content/Translations';
import type { UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter } from '../presenter';
import { toMediaEntry, type MediaEntry } from './MediaEntry';

export type MediaUid = MediaCategory | 'media';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure }
  | { readonly kind: 'there'; readonly library: MediaLibrary };

/** Milliseconds to wait for the list of files before the page is shown without it. */
const listTimeoutMs = 2000;

/** The media library with its texts (ME-01, ME-02). */
@presenter
export class MediaPresenter {
  state: State = { kind: 'loading' };
  private described: MediaPageTexts | undefined;

  constructor(
    private readonly loadLibrary: LoadMediaLibrary,
    private readonly loadTexts: LoadMediaTexts,
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(uid: MediaUid): Promise<void> {
    const categories = uid === 'media' ? mediaCategories.filter((name) => name !== 'documents') : [uid];
    const listed = this.refresh();
    const [described] = await Promise.all([
      this.loadTexts.execute(this.translations.locale, uid, categories),
      this.withTimeout(listTimeoutMs, listed),
    ]);
    this.describe(described);
  }

  /** Loads the list of files. May be called again after a failure. */
  async refresh(): Promise<void> {
    this.setState({ kind: 'loading' });
    try {
      const loaded = await this.loadLibrary.execute();
      this.setState(
        loaded.ok ? { kind: 'there', library: loaded.value } : { kind: 'failed', failure: loaded.error },
      );
    } catch (error) {
      this.errors.report(error);
      this.setState({ kind: 'failed', failure: { kind: 'unexpected' } });
    }
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
    if (this.state.kind !== 'there') return [];
    const texts = this.described?.texts ?? new Map<string, never>();
    return this.state.library[list].map((item) => toMediaEntry(item, texts));
  }

  private async withTimeout(milliseconds: number, task: Promise<void>): Promise<void> {
    let cancel = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      cancel = this.clock.schedule(milliseconds, resolve);
    });
    await Promise.race([task, late]);
    cancel();
  }

  private setState(state: State): void {
    this.state = state;
  }

  private describe(described: MediaPageTexts): void {
    this.described = described;
  }
}
