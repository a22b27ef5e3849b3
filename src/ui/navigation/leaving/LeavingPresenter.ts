import { LoadExternalSites } from '#application/navigation/LoadExternalSites';
import { Navigator } from '#application/navigation/Navigator';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { exitPolicy, classifyLink, type ExternalSite } from '#domain/navigation/classifyLink';
import { Translations } from '../../content/Translations';
import { makePresenterObservable, sharedPresenter } from '../../presenter';

/** The `href` of a link, and the data for the confirmation dialog. */
export type ResolvedLink =
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'asks'; readonly href: string; readonly question: LeavingConfirmation };

export interface LeavingConfirmation {
  readonly href: string;
  readonly host: string;
  /** Whether the link opens in a new window. */
  readonly opensNewTab?: boolean;
}

export const leavingTexts = ['leaving'] as const;

/** Asks for confirmation before the visitor follows an external link (SH-14). One instance per application. */
@sharedPresenter
export class LeavingPresenter {
  confirmation: LeavingConfirmation | undefined;
  private sites: readonly ExternalSite[] = [];

  constructor(
    private readonly loadOutsideSites: LoadExternalSites,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
  ) {
    makePresenterObservable(this);
  }

  async load(locale: Locale): Promise<void> {
    this.sites = await this.loadOutsideSites.execute(locale);
  }

  /** Returns the site with this key if links to it need confirmation. Without a key, returns the first such site. */
  siteOf(key: string | undefined): ExternalSite | undefined {
    const asking = this.sites.filter(({ needsConfirmation }) => needsConfirmation);
    return key === undefined ? asking[0] : asking.find((site) => site.key === key);
  }

  /** Returns how to link to an address; undefined if the address must not be linked to. */
  resolveLink(address: string): ResolvedLink | undefined {
    const way = classifyLink(address, this.navigator.origin);
    if (!way) return undefined;
    if (way.kind === 'inside') return { kind: 'inside', href: way.path };
    if (way.kind === 'mail') return { kind: 'outside', href: way.href };
    const leaving = exitPolicy(way, this.sites);
    if (leaving.kind === 'goes') return { kind: 'outside', href: way.href };
    const page = leaving.site && pathOf('externalSite', this.translations.locale, { site: leaving.site.key });
    return { kind: 'asks', href: page ?? way.href, question: { href: way.href, host: way.host } };
  }

  async openDialog(question: LeavingConfirmation): Promise<void> {
    await this.translations.ensureLoaded(leavingTexts);
    this.confirmation = question;
  }

  closeDialog(): void {
    this.confirmation = undefined;
  }
}
