import { PressReleases } from '../../application/press/PressReleases';
import type { NewsArticle } from '../../domain/content/models/newsArticle';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';

/** A press release (PR-01). */
@presenter
export class ReleasePresenter implements PageLife {
  release: NewsArticle | undefined;
  /** The day of publication, in the language of the page. */
  published: string | undefined;

  constructor(
    private readonly releases: PressReleases,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    this.show(await this.releases.one(params.uid ?? '', this.translations.locale));
  }

  get title(): string {
    const t = this.translations.of('press');
    if (!this.release) return t('release.missing');
    return this.release.title || t('release.label');
  }

  get head(): PageHead {
    const { release, title } = this;
    if (!release) return { title, isMissing: true };
    return { title: release.meta.title || title, description: release.meta.description || release.lead };
  }

  private show(release: NewsArticle | undefined): void {
    this.release = release;
    this.published = release?.published && this.translations.date(release.published);
  }
}
