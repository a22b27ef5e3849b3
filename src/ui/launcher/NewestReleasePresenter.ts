import { LauncherReleases } from '#application/launcher/LauncherReleases';
import { pathOf } from '#domain/navigation/pagePaths';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

/** Redirects to the newest release. The page itself is rendered only if there are no releases (LN-02). */
@presenter
export class NewestReleasePresenter implements PageLifecycle {
  redirectTo: string | undefined;

  constructor(
    private readonly releases: LauncherReleases,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  /** @throws if the releases could not be loaded; the page then offers a retry */
  async load(): Promise<void> {
    const { locale } = this.translations;
    const list = await this.releases.list(locale);
    if (!list.ok) throw new Error('The releases could not be loaded');
    const [newest] = list.value;
    if (newest) this.redirectTo = pathOf('launcherPatch', locale, { uid: newest.uid });
  }

  get head(): PageHead {
    return { title: this.translations.translatorFor('launcher')('releases.title') };
  }
}
