import { LauncherReleases, type FoundRelease } from '../../application/launcher/LauncherReleases';
import type { LauncherRelease } from '../../domain/launcher/LauncherRelease';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';

export type ReleaseState =
  | { readonly kind: 'loading' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly found: FoundRelease };

/** The notes of a release beside the list of all (LN-02). */
@presenter
export class ReleasePresenter implements PageLife {
  state: ReleaseState = { kind: 'loading' };
  list: readonly LauncherRelease[] = [];
  private uid = '';

  constructor(
    private readonly releases: LauncherReleases,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    this.uid = params.uid ?? '';
    await this.read();
  }

  async retry(): Promise<void> {
    this.enter({ kind: 'loading' });
    await this.read();
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

  private async read(): Promise<void> {
    const { locale } = this.translations;
    const [found, list] = await Promise.all([
      this.releases.find(this.uid, locale),
      this.releases.list(locale),
    ]);
    this.know(list.ok ? list.value : []);
    if (!found.ok) return this.enter({ kind: 'failed' });
    this.enter(found.value ? { kind: 'found', found: found.value } : { kind: 'missing' });
  }

  private enter(state: ReleaseState): void {
    this.state = state;
  }

  private know(list: readonly LauncherRelease[]): void {
    this.list = list;
  }
}
