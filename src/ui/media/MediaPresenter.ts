import { LoadMediaLibrary } from '../../application/media/LoadMediaLibrary';
import { LoadMediaTexts, type DescribedMedia } from '../../application/media/LoadMediaTexts';
import { Clock } from '../../application/shared/Clock';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import { mediaCategories, type MediaCategory } from '../../domain/media/MediaFile';
import type { MediaLibrary } from '../../domain/media/MediaLibrary';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { PageHead } from '../app/Pages';
import { Translations } from '../content/Translations';
import type { Unexpected } from '../forms/Submission';
import { observed, presenter } from '../presenter';
import { shownMedia, type ShownMedia } from './ShownMedia';

export type MediaUid = MediaCategory | 'media';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure | Unexpected }
  | { readonly kind: 'there'; readonly library: MediaLibrary };

/** Milliseconds to wait for the list of files before the page is shown without it. */
const patience = 2000;

/** The media library with its texts (ME-01, ME-02). */
@presenter
export class MediaPresenter {
  state: State = { kind: 'loading' };
  private described: DescribedMedia | undefined;

  constructor(
    private readonly loadLibrary: LoadMediaLibrary,
    private readonly loadTexts: LoadMediaTexts,
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load(uid: MediaUid): Promise<void> {
    const categories = uid === 'media' ? mediaCategories.filter((name) => name !== 'documents') : [uid];
    const listed = this.refresh();
    const [described] = await Promise.all([
      this.loadTexts.execute(this.translations.locale, uid, categories),
      this.within(patience, listed),
    ]);
    this.describe(described);
  }

  /** Loads the list of files. May be called again after a failure. */
  async refresh(): Promise<void> {
    this.become({ kind: 'loading' });
    try {
      const loaded = await this.loadLibrary.execute();
      this.become(
        loaded.ok ? { kind: 'there', library: loaded.value } : { kind: 'failed', failure: loaded.error },
      );
    } catch (error) {
      this.errors.report(error);
      this.become({ kind: 'failed', failure: { kind: 'unexpected' } });
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

  of(list: MediaCategory | 'pinned'): readonly ShownMedia[] {
    if (this.state.kind !== 'there') return [];
    const texts = this.described?.texts ?? new Map<string, never>();
    return this.state.library[list].map((item) => shownMedia(item, texts));
  }

  private async within(milliseconds: number, task: Promise<void>): Promise<void> {
    let cancel = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      cancel = this.clock.after(milliseconds, resolve);
    });
    await Promise.race([task, late]);
    cancel();
  }

  private become(state: State): void {
    this.state = state;
  }

  private describe(described: DescribedMedia): void {
    this.described = described;
  }
}
