import { LauncherReleases, type ReleaseDetails } from '#application/launcher/LauncherReleases';
import type { LauncherRelease } from '#domain/launcher/LauncherRelease';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Lookup } from '../content/Lookup';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

/** The notes for one release, and the list of all releases (LN-02). */
@presenter
export class LauncherReleasePresenter implements PageLifecycle {
  list: readonly LauncherRelease[] = [];

  constructor(
    private readonly releases: LauncherReleases,
    readonly lookup: Lookup<ReleaseDetails>,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(async () => {
      const [found, list] = await Promise.all([
        this.releases.find(params.uid ?? '', locale),
        this.releases.list(locale),
      ]);
      this.list = list.ok ? list.value : [];
      return found;
    });
  }

  get title(): string {
    const t = this.translations.translatorFor('launcher');
    const { state } = this.lookup;
    if (state.kind === 'found') return state.found.release.title || t('release.untitled');
    return state.kind === 'missing' ? t('release.missing') : t('releases.title');
  }

  get head(): PageHead {
    const { title } = this;
    const { state } = this.lookup;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    return { title, description: state.found.release.description };
  }
}
