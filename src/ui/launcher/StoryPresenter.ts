import { LauncherStories, type FoundStory } from '../../application/launcher/LauncherStories';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';

export type StoryState =
  | { readonly kind: 'loading' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly found: FoundStory };

/** A story of the launcher, with the one before and the one after (LN-01). */
@presenter
export class StoryPresenter implements PageLife {
  state: StoryState = { kind: 'loading' };
  private uid = '';

  constructor(
    private readonly stories: LauncherStories,
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
    if (state.kind === 'found') return state.found.story.title || t('story.untitled');
    return state.kind === 'missing' ? t('story.missing') : t('news.title');
  }

  get head(): PageHead {
    const { state, title } = this;
    if (state.kind !== 'found') return { title, isMissing: state.kind === 'missing' };
    return { title, description: state.found.story.description };
  }

  private async read(): Promise<void> {
    const found = await this.stories.find(this.uid, this.translations.locale);
    if (!found.ok) return this.enter({ kind: 'failed' });
    this.enter(found.value ? { kind: 'found', found: found.value } : { kind: 'missing' });
  }

  private enter(state: StoryState): void {
    this.state = state;
  }
}
