import { LauncherReleases } from '../../application/launcher/LauncherReleases';
import { pathOf } from '../../domain/navigation/matchPath';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';

/** Redirects to the newest release. The page is shown only if there is none (LN-02). */
@presenter
export class NewestReleasePresenter implements PageLife {
  leadsTo: string | undefined;

  constructor(
    private readonly releases: LauncherReleases,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  /** @throws if the releases could not be loaded; the page then offers to try again */
  async load(): Promise<void> {
    const { locale } = this.translations;
    const list = await this.releases.list(locale);
    if (!list.ok) throw new Error('The releases could not be loaded');
    const [newest] = list.value;
    if (newest) this.leaveFor(pathOf('launcherPatch', locale, { uid: newest.uid }));
  }

  get head(): PageHead {
    return { title: this.translations.of('launcher')('releases.title') };
  }

  private leaveFor(path: string): void {
    this.leadsTo = path;
  }
}
