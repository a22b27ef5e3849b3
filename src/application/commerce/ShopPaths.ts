import { pathOf } from '#domain/navigation/pagePaths';
import { PageLanguage } from '../language/PageLanguage';
import { Navigator } from '../navigation/Navigator';
import { sharedService } from '../useCase';

/**
 * Paths of the purchase pages. They keep the query of the link that the visitor followed: campaign, referral and
 * recruiter. Until a purchase, the query survives visits to pages without one, such as the login page. One instance
 * per application.
 */
@sharedService
export class ShopPaths {
  private savedSearch = '';
  private isWithoutRecruiter = false;

  constructor(
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {}

  /** Stores the query of the current URL, if it has one. */
  saveSearch(): void {
    if (this.currentSearch === '') return;
    this.savedSearch = this.currentSearch;
    this.isWithoutRecruiter = false;
  }

  /** Removes the recruiter from the query when the buyer removes the referral code that came with the link. */
  removeRecruiter(): void {
    this.isWithoutRecruiter = true;
  }

  /** The query including its question mark, or an empty string. */
  get search(): string {
    const search = this.currentSearch || this.savedSearch;
    return this.isWithoutRecruiter ? without(search, ['recruiter']) : search;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  get plans(): string {
    return pathOf('buy', this.page.locale) + this.search;
  }

  get confirmation(): string {
    return pathOf('buyConfirm', this.page.locale) + this.search;
  }

  get thankYou(): string {
    return pathOf('buyThankYou', this.page.locale) + this.search;
  }

  /** Returns the path to which the store redirects the player. */
  thankYouAfterStore(isMyDU: boolean): string {
    const query = this.query;
    query.set('source', 'steam');
    query.delete('product');
    if (isMyDU) query.set('product', 'myDU');
    return `${pathOf('buyThankYou', this.page.locale)}?${query.toString()}`;
  }

  /** The query of the current URL, without parameters that the store added for an earlier order. */
  private get currentSearch(): string {
    const { search, searchParams } = new URL(this.navigator.path, this.navigator.origin);
    const isFromStore = searchParams.get('source') === 'steam' && searchParams.has('orderId');
    return isFromStore ? without(search, ['source', 'orderId', 'product']) : search;
  }
}

/** Removes the named parameters. Returns the query unchanged if it contains none of them. */
const without = (search: string, names: readonly string[]): string => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
};
