import { pathOf } from '../../domain/navigation/matchPath';
import { PageLanguage } from '../language/PageLanguage';
import { Navigator } from '../navigation/Navigator';
import { sharedService } from '../useCase';

/**
 * The pages of a purchase, with the query of the link that brought the visitor: campaign, referral and recruiter. Until
 * something is bought it is kept over pages whose addresses have no query, such as the login. One per application.
 */
@sharedService
export class ShopPaths {
  private kept = '';
  private isWithoutRecruiter = false;

  constructor(
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {}

  /** Keeps the query of the present address, if it has one. */
  keep(): void {
    if (this.own === '') return;
    this.kept = this.own;
    this.isWithoutRecruiter = false;
  }

  /** The buyer removed the code of the link. */
  removeRecruiter(): void {
    this.isWithoutRecruiter = true;
  }

  /** With its question mark; empty when there is none. */
  get search(): string {
    const search = this.own || this.kept;
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

  get thanks(): string {
    return pathOf('buyThankYou', this.page.locale) + this.search;
  }

  /** The address that the store sends the player back to. */
  thanksAfterStore(isMyDU: boolean): string {
    const query = this.query;
    query.set('source', 'steam');
    query.delete('product');
    if (isMyDU) query.set('product', 'myDU');
    return `${pathOf('buyThankYou', this.page.locale)}?${query.toString()}`;
  }

  /** What the store added to the address is about a former order. */
  private get own(): string {
    const { search, searchParams } = new URL(this.navigator.path, this.navigator.origin);
    const isFromStore = searchParams.get('source') === 'steam' && searchParams.has('orderId');
    return isFromStore ? without(search, ['source', 'orderId', 'product']) : search;
  }
}

/** The rest stays as it was written. */
const without = (search: string, names: readonly string[]): string => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
};
