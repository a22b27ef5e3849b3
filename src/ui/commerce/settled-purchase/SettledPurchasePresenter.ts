import { RecordUncountedPurchase } from '#application/analytics/RecordUncountedPurchase';
import { FindSettledPurchase } from '#application/commerce/FindSettledPurchase';
import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { Navigator } from '#application/navigation/Navigator';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { markShown } from '#domain/commerce/purchaseTransitions';
import { routeAt, pathOf, splitPath } from '#domain/navigation/pagePaths';
import type { RouteId, Section } from '#domain/navigation/routes';
import { Translations } from '../../content/Translations';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../../presenter';

const sections: readonly Section[] = ['buy', 'account'];

const thankYouPages: readonly RouteId[] = ['buyThankYou', 'buyThankYouLanding'];

/** Reports the outcome of purchases that were open when the buyer left, to buyers (D-19) and analytics (TY-02). */
@presenter
export class SettledPurchasePresenter implements ViewLifecycle {
  /** The settled order, while its notice is shown. */
  order: PurchaseOrder | undefined;
  /** The latest call; responses to earlier calls are ignored. */
  private call: object | undefined;

  constructor(
    private readonly findSettledPurchase: FindSettledPurchase,
    private readonly recordLeftPurchase: RecordUncountedPurchase,
    private readonly purchase: CurrentPurchase,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    let [place] = splitPath(this.navigator.path);
    const unfollow = this.navigator.onChange((path) => {
      const [next] = splitPath(path);
      if (next !== place) void this.checkOrder(next);
      place = next;
    });
    void this.checkOrder(place);
    const stopRecording = this.recordLeftPurchase.execute();
    return () => {
      unfollow();
      stopRecording();
      this.call = undefined;
    };
  }

  get destination(): string {
    return pathOf('buyThankYou', this.translations.locale);
  }

  /** Hides the notice. Afterwards, nothing links to the thank-you page. */
  dismiss(): void {
    if (this.order) this.purchase.apply(markShown(this.order.id));
    this.order = undefined;
  }

  private async checkOrder(pathname: string): Promise<void> {
    const call = {};
    this.call = call;
    const { route } = routeAt(pathname);
    this.order = undefined;
    if (!sections.includes(route.section) || thankYouPages.includes(route.id)) return;
    const found = await this.findSettledPurchase.execute();
    if (!found) return;
    await this.translations.ensureLoaded(['thankYou']);
    if (this.call === call) this.order = found;
  }
}
