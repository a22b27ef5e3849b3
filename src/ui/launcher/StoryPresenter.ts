import { LauncherStories, type StoryDetails } from '#application/launcher/LauncherStories';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Lookup } from '../content/Lookup';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

/** A launcher story with links to the previous and next stories (LN-01). */
@presenter
export class StoryPresenter implements PageLifecycle {
  constructor(
    private readonly stories: LauncherStories,
    readonly lookup: Lookup<StoryDetails>,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(() => this.stories.find(params.uid ?? '', locale));
  }

  get title(): string {
    const t = this.translations.translatorFor('launcher');
    const { state } = this.lookup;
    if (state.kind === 'found') return state.found.story.title || t('story.untitled');
    return state.kind === 'missing' ? t('story.missing') : t('news.title');
  }

  get head(): PageHead {
    const { title } = this;
    const { state } = this.lookup;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    return { title, description: state.found.story.description };
  }
}
