import { LoadLauncherCommunity, type LauncherCommunity } from '#application/launcher/LoadLauncherCommunity';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

/** The launcher page with the community links (LN-02). */
@presenter
export class LauncherCommunityPresenter implements PageLifecycle {
  community: LauncherCommunity | undefined;

  constructor(
    private readonly loadCommunity: LoadLauncherCommunity,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    this.community = await this.loadCommunity.execute(this.translations.locale);
  }

  get title(): string {
    return this.community?.title || this.translations.translatorFor('launcher')('community.title');
  }

  get head(): PageHead {
    const { title: metaTitle, description } = this.community?.meta ?? {};
    return { title: metaTitle || this.title, description: description || this.community?.text };
  }
}
