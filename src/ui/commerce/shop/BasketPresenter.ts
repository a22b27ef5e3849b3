import { ChoosePlan } from '../../../application/commerce/ChoosePlan';
import { BuiltPages } from '../../../application/navigation/BuiltPages';
import { Navigator } from '../../../application/navigation/Navigator';
import { Analytics } from '../../../application/shared/Analytics';
import { majorUnitsOf } from '../../../domain/commerce/Money';
import type { Plan } from '../../../domain/commerce/Plan';
import { referralCodeIn } from '../../../domain/commerce/referral';
import { matchPath, pathOf } from '../../../domain/navigation/matchPath';
import { PageLoader } from '../../app/PageLoader';
import { Translations } from '../../content/Translations';
import { presenter } from '../../presenter';

/** Takes a plan to its confirmation (BU-06). */
@presenter
export class BasketPresenter {
  constructor(
    private readonly choosePlan: ChoosePlan,
    private readonly analytics: Analytics,
    private readonly navigator: Navigator,
    private readonly pages: BuiltPages,
    private readonly loader: PageLoader,
    private readonly translations: Translations,
  ) {}

  /** @param query of the current address; it is passed on */
  choose(plan: Plan, campaignId: string, query: URLSearchParams): void {
    const referralCode = referralCodeIn(query.get('recruiter'));
    this.choosePlan.execute({ plan, campaignId, ...(referralCode !== undefined && { referralCode }) });
    const { productId: id, name, total } = plan;
    const items = [{ id, name, price: majorUnitsOf(total), quantity: 1 }];
    this.analytics.commerce({ kind: 'select_item', items, currency: total.currency });
    this.analytics.commerce({ kind: 'add_to_cart', items, currency: total.currency });
    const search = query.toString();
    this.navigator.push(this.confirmPath + (search && `?${search}`));
  }

  prepareConfirmation(): void {
    if (this.pages.has('buyConfirm')) this.loader.warm(matchPath(this.confirmPath));
  }

  private get confirmPath(): string {
    return pathOf('buyConfirm', this.translations.locale);
  }
}
