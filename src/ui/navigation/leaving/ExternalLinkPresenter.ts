import { Navigator } from '#application/navigation/Navigator';
import type { ExternalSite } from '#domain/navigation/classifyLink';
import { pathOf } from '#domain/navigation/pagePaths';
import type { PageHead } from '../../app/Pages';
import { Translations } from '../../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../../presenter';
import { LeavingPresenter } from './LeavingPresenter';

/**
 * Asks for confirmation before the visitor follows a link to an external site. Sites missing from the content's list
 * are rejected (SH-14).
 */
@presenter
export class ExternalLinkPresenter {
  site: ExternalSite | undefined;

  constructor(
    private readonly leaving: LeavingPresenter,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    this.site = this.leaving.siteOf(params.site);
  }

  get head(): PageHead {
    return { isMissing: this.site === undefined };
  }

  /** Where the cancel link leads if the visitor did not come from a page of this site. */
  get homePath(): string {
    return pathOf('home', this.translations.locale);
  }

  /** @returns false if the visitor did not come from a page of this site */
  goBack(): boolean {
    if (!this.navigator.canGoBack) return false;
    this.navigator.go(-1);
    return true;
  }
}
