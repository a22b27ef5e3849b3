import { LauncherReleases } from '#application/launcher/LauncherReleases';
import { LauncherStories } from '#application/launcher/LauncherStories';
import type { Locale } from '#domain/language/Locale';
import type { LauncherRelease } from '#domain/launcher/LauncherRelease';
import type { LauncherStory } from '#domain/launcher/LauncherStory';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';

/** Maximum number of slides. Older stories are reachable through the previous and next links of a story. */
const maxSlides = 30;

/** The launcher's stories and the newest release (LN-01). */
@presenter
export class LauncherNewsPresenter implements PageLifecycle {
  newestRelease: LauncherRelease | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly slides: Loadable<readonly LauncherStory[]>,
    private readonly stories: LauncherStories,
    private readonly releases: LauncherReleases,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    const [, releases] = await Promise.all([
      this.slides.load(() => this.listSlides(locale)),
      this.releases.list(locale),
    ]);
    this.newestRelease = releases.ok ? releases.value[0] : undefined;
  }

  get head(): PageHead {
    return { description: this.translations.translatorFor('launcher')('news.description') };
  }

  private async listSlides(locale: Locale): Promise<Result<readonly LauncherStory[], CallFailure>> {
    const stories = await this.stories.list(locale);
    return stories.ok ? succeed(stories.value.slice(0, maxSlides)) : stories;
  }
}
