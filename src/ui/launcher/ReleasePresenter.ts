import { LauncherReleases, type FoundRelease } from '../../application/launcher/LauncherReleases';
import type { LauncherRelease } from '../../domain/launcher/LauncherRelease';
import type { PageHead, PageLife } from '../app/Pages';
import { Lookup, type LookupState } from '../content/Lookup';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';

/** The notes of a release, and the list of all releases (LN-02). */
@presenter
export class ReleasePresenter implements PageLife {
  list: readonly LauncherRelease[] = [];

  constructor(
    private readonly releases: LauncherReleases,
    private readonly lookup: Lookup<FoundRelease>,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(async () => {
      const [found, list] = await Promise.all([
        this.releases.find(params.uid ?? '', locale),
        this.releases.list(locale),
      ]);
      this.know(list.ok ? list.value : []);
      return found;
    });
  }

  retry(): Promise<void> {
    return this.lookup.retry();
  }

  get state(): LookupState<FoundRelease> {
    return this.lookup.state;
  }

  get title(): string {
    const t = this.translations.of('launcher');
    const { state } = this;
    if (state.kind === 'found') return state.found.release.title || t('release.untitled');
    return state.kind === 'missing' ? t('release.missing') : t('releases.title');
  }

  get head(): PageHead {
    const { state, title } = this;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    return { title, description: state.found.release.description };
  }

  private know(list: readonly LauncherRelease[]): void {
    this.list = list;
  }
}
