import { Navigator } from '../../../application/navigation/Navigator';
import type { OutsideSite } from '../../../domain/navigation/outside';
import { pathOf } from '../../../domain/navigation/matchPath';
import type { PageHead } from '../../app/Pages';
import { Translations } from '../../content/Translations';
import { observed, presenter, type Visit } from '../../presenter';
import { LeavingPresenter } from './LeavingPresenter';

/** Asks before it leads to an external site of the content's list, and to no other (SH-14). */
@presenter
export class ExternalLinkPresenter {
  site: OutsideSite | undefined;

  constructor(
    private readonly leaving: LeavingPresenter,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    this.site = this.leaving.siteOf(params.site);
  }

  get head(): PageHead {
    return { isMissing: this.site === undefined };
  }

  /** For visitors who did not come from a page of this site. */
  get homePath(): string {
    return pathOf('home', this.translations.locale);
  }

  /** @returns false when the visitor did not come from a page of this site */
  goBack(): boolean {
    if (!this.navigator.hasPageBefore) return false;
    this.navigator.go(-1);
    return true;
  }
}
