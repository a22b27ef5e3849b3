import { SectionPages, type SectionPage, type SectionPageKind } from '#application/discover/SectionPages';
import { pathOf } from '#domain/navigation/pagePaths';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import type { PageHead, PageLifecycle, PageModule } from '../app/Pages';
import { pathsInLanguages } from '../content/pathsInLanguages';
import { Translations } from '../content/Translations';
import { presenter, type PageRequest } from '../presenter';
import { usePagePresenter } from '../usePresenter';
import { SectionPageView } from './SectionPageView';

/** Creates a page that consists of sections. An unknown uid redirects to the home page (LP-01). */
export const sectionPage = (kind: SectionPageKind): PageModule => {
  @presenter
  class SectionPagePresenter implements PageLifecycle {
    page: SectionPage | undefined;
    redirectTo: string | undefined;
    /** Release date, in the language of the page. */
    released: string | undefined;
    private uid = '';

    constructor(
      private readonly pages: SectionPages,
      private readonly translations: Translations,
    ) {}

    /** @throws if the content can't be read; the page then offers a retry */
    async load({ params }: PageRequest): Promise<void> {
      const { locale } = this.translations;
      this.uid = params.uid ?? '';
      const found = await this.pages.findOne(kind, this.uid, locale);
      if (found.ok) {
        this.page = found.value;
        this.released = found.value.released && this.translations.day(found.value.released);
      } else if (found.error.kind === 'unknown') this.redirectTo = notFoundPath(locale);
      else throw new Error('The page could not be loaded');
    }

    /** Title of the page. If the editor left it empty, a fallback is used. */
    get title(): string {
      const { intro, meta } = this.page ?? {};
      return intro?.title || meta?.title || this.translations.translatorFor('discover')(`untitled.${kind}`);
    }

    get head(): PageHead {
      const { meta, intro } = this.page ?? {};
      return {
        title: meta?.title || this.title,
        description: meta?.description || intro?.description,
        translations: pathsInLanguages(
          { locale: this.translations.locale, uid: this.uid, translations: this.page?.translations },
          (uid, locale) => pathOf(kind, locale, { uid }),
        ),
      };
    }
  }

  const View = () => {
    const { page, title, released } = usePagePresenter(SectionPagePresenter);
    return page && <SectionPageView page={page} title={title} releaseDate={released} />;
  };

  return { View, Presenter: SectionPagePresenter, texts: ['discover'], hasContentOnly: true };
};
