import { LauncherReleases } from '#application/launcher/LauncherReleases';
import { LauncherStories } from '#application/launcher/LauncherStories';
import type { LauncherRelease } from '#domain/launcher/LauncherRelease';
import type { LauncherStory } from '#domain/launcher/LauncherStory';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

export type LauncherNewsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly stories: readonly LauncherStory[] };

/** Maximum number of slides. Older stories are reachable through the previous and next links of a story. */
const maxSlides = 30;

/** The launcher's stories and the newest release (LN-01). */
@presenter
export class LauncherNewsPresenter implements PageLifecycle {
  state: LauncherNewsState = { kind: 'loading' };
  newestRelease: LauncherRelease | undefined;

  constructor(
    private readonly stories: LauncherStories,
    private readonly releases: LauncherReleases,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    const [stories, releases] = await Promise.all([this.stories.list(locale), this.releases.list(locale)]);
    this.newestRelease = releases.ok ? releases.value[0] : undefined;
    if (!stories.ok) return this.setState({ kind: 'failed' });
    this.setState({ kind: 'ready', stories: stories.value.slice(0, maxSlides) });
  }

  async retry(): Promise<void> {
    this.setState({ kind: 'loading' });
    await this.load();
  }

  get head(): PageHead {
    return { description: this.translations.translatorFor('launcher')('news.description') };
  }

  private setState(state: LauncherNewsState): void {
    this.state = state;
  }
}
