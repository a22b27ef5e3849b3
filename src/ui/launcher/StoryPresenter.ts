import { LauncherStories, type StoryDetails } from '#application/launcher/LauncherStories';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Lookup, type LookupState } from '../content/Lookup';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

/** A launcher story with links to the previous and next stories (LN-01). */
@presenter
export class StoryPresenter implements PageLifecycle {
  constructor(
    private readonly stories: LauncherStories,
    private readonly lookup: Lookup<StoryDetails>,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(() => this.stories.find(params.uid ?? '', locale));
  }

  retry(): Promise<void> {
    return this.lookup.retry();
  }

  get state(): LookupState<StoryDetails> {
    return this.lookup.state;
  }

  get title(): string {
    const t = this.translations.translatorFor('launcher');
    const { state } = this;
    if (state.kind === 'found') return state.found.story.title || t('story.untitled');
    return state.kind === 'missing' ? t('story.missing') : t('news.title');
  }

  get head(): PageHead {
    const { state, title } = this;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    return { title, description: state.found.story.description };
  }
}
