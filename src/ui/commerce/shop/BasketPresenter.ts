import { ChoosePlan } from '#application/commerce/ChoosePlan';
import { ShopPaths } from '#application/commerce/ShopPaths';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { Navigator } from '#application/navigation/Navigator';
import { Analytics } from '#application/shared/Analytics';
import { majorUnitsOf } from '#domain/commerce/Money';
import type { Plan } from '#domain/commerce/Plan';
import { parseReferralCode } from '#domain/commerce/referral';
import { routeAt, pathOf } from '#domain/navigation/pagePaths';
import { PageLoader } from '../../app/PageLoader';
import { Translations } from '../../content/Translations';
import { presenter } from '../../presenter';

/** Stores the selected plan and opens the confirmation page (BU-06). */
@presenter
export class BasketPresenter {
  constructor(
    private readonly choosePlan: ChoosePlan,
    private readonly analytics: Analytics,
    private readonly navigator: Navigator,
    private readonly pages: BuiltPages,
    private readonly loader: PageLoader,
    private readonly translations: Translations,
    private readonly paths: ShopPaths,
  ) {}

  choose(plan: Plan, campaignId: string): void {
    const referralCode = parseReferralCode(this.paths.query.get('recruiter'));
    this.choosePlan.execute({ plan, campaignId, ...(referralCode !== undefined && { referralCode }) });
    const { productId: id, name, total } = plan;
    const items = [{ id, name, price: majorUnitsOf(total), quantity: 1 }];
    this.analytics.trackCommerce({ kind: 'select_item', items, currency: total.currency });
    this.analytics.trackCommerce({ kind: 'add_to_cart', items, currency: total.currency });
    this.navigator.push(this.paths.confirmation);
  }

  prepareConfirmation(): void {
    if (this.pages.has('buyConfirm'))
      this.loader.prefetchContent(routeAt(pathOf('buyConfirm', this.translations.locale)));
  }
}
