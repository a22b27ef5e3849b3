import { LoadOutsideSites } from '../../../application/navigation/LoadOutsideSites';
import { Navigator } from '../../../application/navigation/Navigator';
import type { Locale } from '../../../domain/language/Locale';
import { pathOf } from '../../../domain/navigation/matchPath';
import { leavingFor, wayOf, type OutsideSite } from '../../../domain/navigation/outside';
import { Translations } from '../../content/Translations';
import { observed, sharedPresenter } from '../../presenter';

/** The `href` of a link, and the data for the confirmation popup. */
export type Lead =
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'asks'; readonly href: string; readonly question: Question };

export interface Question {
  readonly href: string;
  readonly host: string;
  /** Opens in a new window. */
  readonly opensBeside?: boolean;
}

export const leavingTexts = ['leaving'] as const;

/** Asks for confirmation before a link leads to an external site (SH-14). One instance per application. */
@sharedPresenter
export class LeavingPresenter {
  question: Question | undefined;
  private sites: readonly OutsideSite[] = [];

  constructor(
    private readonly loadOutsideSites: LoadOutsideSites,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
  ) {
    observed(this);
  }

  async load(locale: Locale): Promise<void> {
    this.know(await this.loadOutsideSites.execute(locale));
  }

  /** Returns a site with a confirmation page; without a key, the creators' site. */
  siteOf(key: string | undefined): OutsideSite | undefined {
    const asking = this.sites.filter(({ asks }) => asks);
    return key === undefined ? asking[0] : asking.find((site) => site.key === key);
  }

  /** Returns undefined if the address must not be linked to. */
  leadTo(address: string): Lead | undefined {
    const way = wayOf(address, this.navigator.origin);
    if (!way) return undefined;
    if (way.kind === 'inside') return { kind: 'inside', href: way.path };
    if (way.kind === 'mail') return { kind: 'outside', href: way.href };
    const leaving = leavingFor(way, this.sites);
    if (leaving.kind === 'goes') return { kind: 'outside', href: way.href };
    const page = leaving.site && pathOf('externalSite', this.translations.locale, { site: leaving.site.key });
    return { kind: 'asks', href: page ?? way.href, question: { href: way.href, host: way.host } };
  }

  async ask(question: Question): Promise<void> {
    await this.translations.need(leavingTexts);
    this.show(question);
  }

  stay(): void {
    this.question = undefined;
  }

  private show(question: Question): void {
    this.question = question;
  }

  private know(sites: readonly OutsideSite[]): void {
    this.sites = sites;
  }
}
