import { makeAutoObservable, observableRef } from 'mobx';
import { LoadLegalPage } from '../../application/content/LoadLegalPage';
import { Navigator } from '../../application/navigation/Navigator';
import type { LegalPage } from '../../domain/content/LegalPage';
import { anchorOf } from '../../domain/content/RichText';
import { legalPageKeys, legalPageOf, legalSlug, type LegalPageKey } from '../../domain/navigation/legalSlugs';
import { legalPath } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { presenter, type Visit } from '../presenter';

export interface LegalLink {
  readonly key: LegalPageKey;
  readonly path: string;
  readonly isCurrent: boolean;
}

export interface Heading {
  readonly text: string;
  readonly anchor: string;
}

/** A legal page with its navigation and table of contents (LE-01). */
@presenter
export class LegalPresenter {
  page: LegalPage | undefined;
  private current: LegalPageKey | undefined;

  constructor(
    private readonly loadLegalPage: LoadLegalPage,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable<this, 'loadLegalPage' | 'translations' | 'navigator'>(
      this,
      { page: observableRef, loadLegalPage: false, translations: false, navigator: false },
      { autoBind: true },
    );
  }

  /** A slug of another language is sent to this language's; an unknown one shows where else to go. */
  async load({ params }: Visit): Promise<void> {
    const slug = params.slug ?? '';
    const key = legalPageOf(slug);
    if (!key) return this.show(undefined, undefined);
    const { locale } = this.translations;
    if (slug !== legalSlug(key, locale)) {
      this.navigator.replace(legalPath(key, locale));
    }
    this.show(key, await this.loadLegalPage.execute(key, locale));
  }

  get links(): readonly LegalLink[] {
    const { locale } = this.translations;
    return legalPageKeys.map((key) => ({
      key,
      path: legalPath(key, locale),
      isCurrent: key === this.current,
    }));
  }

  /** The second-level headings, in the order of the page. */
  get contents(): readonly Heading[] {
    return [...(this.page?.before ?? []), ...(this.page?.after ?? [])]
      .filter(({ kind }) => kind === 'heading2')
      .map(({ text }) => ({ text, anchor: anchorOf(text) }));
  }

  private show(key: LegalPageKey | undefined, page: LegalPage | undefined): void {
    this.current = key;
    this.page = page;
  }
}
