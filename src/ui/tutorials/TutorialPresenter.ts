import { LoadTutorial, type TutorialPage } from '#application/tutorials/LoadTutorial';
import { pathOf } from '#domain/navigation/pagePaths';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

/** A tutorial, with a navigation that lists all tutorials. One category is open at a time (TU-02). */
@presenter
export class TutorialPresenter implements PageLifecycle {
  page: TutorialPage | undefined;
  redirectTo: string | undefined;
  /** Id of the open category in the side navigation. */
  openCategory: string | undefined;
  /** Date of the last change, formatted when the page is loaded. */
  updated: string | undefined;

  constructor(
    private readonly loadTutorial: LoadTutorial,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  /** @throws if no tutorial could be loaded; the page then offers a retry */
  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    const loaded = await this.loadTutorial.execute(params.slug ?? '', locale);
    if (loaded.ok) return this.show(loaded.value);
    if (loaded.error.kind === 'unavailable') throw new Error('The tutorials could not be loaded');
    this.redirectTo = notFoundPath(locale);
  }

  get head(): PageHead {
    const { title, description, content } = this.page?.tutorial ?? {};
    const steps = content?.flatMap((block) => (block.kind === 'o-list-item' ? [block.text] : []));
    return { title, description, steps };
  }

  /** Called when the visitor or the browser opens or closes a category in the side navigation. */
  onToggle(category: string, isOpen: boolean): void {
    if (isOpen) this.openCategory = category;
    else if (this.openCategory === category) this.openCategory = undefined;
  }

  get overviewPath(): string {
    return pathOf('tutorials', this.translations.locale);
  }

  pathOf(slug: string): string {
    return pathOf('tutorial', this.translations.locale, { slug });
  }

  private show(page: TutorialPage): void {
    this.page = page;
    this.openCategory = page.tutorial.category?.id;
    this.updated = page.tutorial.updated && this.translations.day(page.tutorial.updated);
  }
}
