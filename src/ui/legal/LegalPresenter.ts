import { LoadLegalPage } from '#application/legal/LoadLegalPage';
import { Viewport } from '#application/navigation/Viewport';
import type { LegalPage } from '#domain/content/models/legalPage';
import { slugify } from '#domain/content/RichText';
import { legalPageKeys, legalPageOf, type LegalPageKey } from '#domain/navigation/legalSlugs';
import { legalPath } from '#domain/navigation/pagePaths';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

export interface LegalLink {
  readonly key: LegalPageKey;
  readonly path: string;
  readonly isCurrent: boolean;
  readonly isNext: boolean;
}

export interface LegalHeading {
  readonly text: string;
  readonly anchor: string;
}

/** Scroll distance in pixels after which the boxes next to the text grow (LE-01). */
const headerHeightPx = 240;

/**
 * Distance in pixels from the top of the viewport at which a section becomes the current one (LE-01). Includes one
 * pixel for rounding.
 */
const sectionOffsetPx = 151;

/** A legal page with its navigation and table of contents (LE-01). */
@presenter
export class LegalPresenter implements PageLifecycle {
  page: LegalPage | undefined;
  /** Anchor of the section that the visitor is reading; undefined above the first section. */
  currentPart: string | undefined;
  /** True once the page's header has scrolled out of view, so that the boxes next to the text can be taller. */
  isHeaderScrolledOut = false;
  key: LegalPageKey | undefined;
  /** Date of the last change, formatted when the page is loaded. */
  updated: string | undefined;

  constructor(
    private readonly loadLegalPage: LoadLegalPage,
    private readonly translations: Translations,
    private readonly viewport: Viewport,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const key = legalPageOf(params.slug ?? '');
    if (!key) return;
    const page = await this.loadLegalPage.execute(key, this.translations.locale);
    this.key = key;
    this.page = page;
    this.updated = page?.updated && this.translations.day(page.updated);
  }

  /** Updates the current section while the visitor scrolls. */
  onShow(): () => void {
    return this.viewport.onScroll((pixels) => this.onScroll(pixels));
  }

  /** Falls back to the page's name if an editor left the title empty. */
  get title(): string {
    const t = this.translations.translatorFor('legal');
    return this.page && this.key ? this.page.title || t(`page.${this.key}`) : t('notFound.title');
  }

  get head(): PageHead {
    return { title: this.title, isMissing: this.page === undefined };
  }

  get links(): readonly LegalLink[] {
    const { locale } = this.translations;
    const current = legalPageKeys.findIndex((key) => key === this.key);
    return legalPageKeys.map((key, index) => ({
      key,
      path: legalPath(key, locale),
      isCurrent: index === current,
      isNext: index === current + 1,
    }));
  }

  /** Second-level headings in page order. */
  get contents(): readonly LegalHeading[] {
    return [...(this.page?.before ?? []), ...(this.page?.after ?? [])].flatMap((block) =>
      block.kind === 'heading2' ? [{ text: block.text, anchor: slugify(block.text) }] : [],
    );
  }

  private onScroll(pixels: number): void {
    this.isHeaderScrolledOut = pixels > headerHeightPx;
    const isBegun = ({ anchor }: LegalHeading) =>
      (this.viewport.topOf(anchor) ?? Infinity) <= sectionOffsetPx;
    // Skips the measurement at the top: it would force the browser to lay out the whole text.
    this.currentPart = pixels > 0 ? this.contents.filter(isBegun).at(-1)?.anchor : undefined;
  }
}
