import { ContestEntries } from '../../application/contest/ContestEntries';
import { Content } from '../../application/content/Content';
import { contestThanksPage, type ContestThanksPage } from '../../domain/content/models/contestPage';
import { pathOf } from '../../domain/navigation/matchPath';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';

/** Thank-you page of the contest; redirects visitors who have not entered it (CO-01). */
@presenter
export class ContestThanksPresenter implements PageLife {
  content: ContestThanksPage | undefined;
  leadsTo: string | undefined;

  constructor(
    private readonly entries: ContestEntries,
    private readonly documents: Content,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    if (!this.entries.enteredAt) return this.leadTo(pathOf('contest', locale));
    this.show((await this.documents.one(contestThanksPage, { locale })).content);
  }

  get head(): PageHead {
    return this.content?.meta ?? {};
  }

  private leadTo(path: string): void {
    this.leadsTo = path;
  }

  private show(content: ContestThanksPage): void {
    this.content = content;
  }
}
