import { LauncherReleases } from '../../application/launcher/LauncherReleases';
import { LauncherStories } from '../../application/launcher/LauncherStories';
import type { LauncherRelease } from '../../domain/launcher/LauncherRelease';
import type { LauncherStory } from '../../domain/launcher/LauncherStory';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';

export type LauncherNewsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly stories: readonly LauncherStory[] };

/** Maximum number of slides. Older stories are reached from one story to the next. */
const mostSlides = 30;

/** The stories of the launcher, and the newest release (LN-01). */
@presenter
export class LauncherNewsPresenter implements PageLife {
  state: LauncherNewsState = { kind: 'loading' };
  newestRelease: LauncherRelease | undefined;

  constructor(
    private readonly stories: LauncherStories,
    private readonly releases: LauncherReleases,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    const [stories, releases] = await Promise.all([this.stories.list(locale), this.releases.list(locale)]);
    this.announce(releases.ok ? releases.value[0] : undefined);
    if (!stories.ok) return this.enter({ kind: 'failed' });
    this.enter({ kind: 'ready', stories: stories.value.slice(0, mostSlides) });
  }

  async retry(): Promise<void> {
    this.enter({ kind: 'loading' });
    await this.load();
  }

  get head(): PageHead {
    return { description: this.translations.of('launcher')('news.description') };
  }

  private announce(release: LauncherRelease | undefined): void {
    this.newestRelease = release;
  }

  private enter(state: LauncherNewsState): void {
    this.state = state;
  }
}
