import { makeAutoObservable } from 'mobx';
import { FindPaidPurchase } from '../../../application/commerce/FindPaidPurchase';
import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { Navigator } from '../../../application/navigation/Navigator';
import { matchPath, pathOf, splitPath } from '../../../domain/navigation/matchPath';
import type { RouteId, Section } from '../../../domain/navigation/routes';
import { Translations } from '../../content/Translations';
import { presenter, type Disposable } from '../../presenter';

/** Where whoever comes back is likely to wonder about their order. */
const sections: readonly Section[] = ['buy', 'account'];

const thankYouPages: readonly RouteId[] = ['buyThankYou', 'buyThankYouLanding'];

/** Tells who left before their order was paid that it is by now (D-19). */
@presenter
export class FoundPurchasePresenter implements Disposable {
  /** The order that was found, while there is somebody to be told of it. */
  orderId: string | undefined;
  private looks = 0;
  private unfollow: () => void = () => undefined;

  constructor(
    private readonly findPaidPurchase: FindPaidPurchase,
    private readonly purchase: CurrentPurchase,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
  ) {
    makeAutoObservable<
      this,
      'findPaidPurchase' | 'purchase' | 'navigator' | 'translations' | 'looks' | 'unfollow'
    >(
      this,
      {
        findPaidPurchase: false,
        purchase: false,
        navigator: false,
        translations: false,
        looks: false,
        unfollow: false,
      },
      { autoBind: true },
    );
  }

  /** Looks on the present page, and on each that the visitor goes to. */
  async start(): Promise<void> {
    let [place] = splitPath(this.navigator.path);
    this.unfollow = this.navigator.onChange((path) => {
      const [next] = splitPath(path);
      if (next !== place) void this.look(next);
      place = next;
    });
    await this.look(place);
  }

  get destination(): string {
    return pathOf('buyThankYou', this.translations.locale);
  }

  /** Was read; the thank-you page can still be gone to, but nobody is led there. */
  dismiss(): void {
    this.purchase.markShown(this.orderId);
    this.tell(undefined);
  }

  dispose(): void {
    this.looks += 1;
    this.unfollow();
  }

  private async look(pathname: string): Promise<void> {
    const look = ++this.looks;
    const { route } = matchPath(pathname);
    this.tell(undefined);
    if (!sections.includes(route.section) || thankYouPages.includes(route.id)) return;
    const found = await this.findPaidPurchase.execute();
    if (!found) return;
    await this.translations.need(['thanks']);
    if (look === this.looks) this.tell(found.id);
  }

  private tell(orderId: string | undefined): void {
    this.orderId = orderId;
  }
}
