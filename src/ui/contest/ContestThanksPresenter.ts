import { ContestEntries } from '#application/contest/ContestEntries';
import { Content } from '#application/content/Content';
import { contestThanksPage, type ContestThanksPage } from '#domain/content/models/contestPage';
import { pathOf } from '#domain/navigation/pagePaths';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

/** Thank-you page of the contest. Visitors who have not entered the contest are redirected (CO-01). */
@presenter
export class ContestThanksPresenter implements PageLifecycle {
  content: ContestThanksPage | undefined;
  redirectTo: string | undefined;

  constructor(
    private readonly entries: ContestEntries,
    private readonly documents: Content,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    if (this.entries.enteredAt) {
      this.content = (await this.documents.findOne(contestThanksPage, { locale })).content;
    } else this.redirectTo = pathOf('contest', locale);
  }

  get head(): PageHead {
    return this.content?.meta ?? {};
  }
}
