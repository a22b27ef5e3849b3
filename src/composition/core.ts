import { Container } from 'inversify';
import { CurrentPurchase } from '../application/commerce/CurrentPurchase';
import { PurchaseStore } from '../application/commerce/PurchaseStore';
import { Referrals } from '../application/commerce/Referrals';
import { ShopPaths } from '../application/commerce/ShopPaths';
import { Configuration } from '../application/configuration/Configuration';
import { Consent } from '../application/consent/Consent';
import { StepUp } from '../application/devices/StepUp';
import { BuiltPages } from '../application/navigation/BuiltPages';
import { Drafts } from '../application/session/Drafts';
import { RenewTokens } from '../application/session/RenewTokens';
import { Session } from '../application/session/Session';
import { TypedEmail } from '../application/session/TypedEmail';
import { AppPresenter } from '../ui/app/AppPresenter';
import { OfferedPages } from '../ui/app/OfferedPages';
import { PagePresenter } from '../ui/app/PagePresenter';
import { Pages } from '../ui/app/Pages';
import { ConsentPresenter } from '../ui/consent/ConsentPresenter';
import { Translations } from '../ui/content/Translations';
import { StepUpPresenter } from '../ui/devices/StepUpPresenter';
import { LeavingPresenter } from '../ui/navigation/leaving/LeavingPresenter';
import { FooterPresenter } from '../ui/navigation/FooterPresenter';
import { AlertsPresenter } from '../ui/navigation/AlertsPresenter';
import { NavigationPresenter } from '../ui/navigation/NavigationPresenter';
import { RedirectNoticePresenter } from '../ui/registration/RedirectNoticePresenter';
import { LoginModalPresenter } from '../ui/session/LoginModalPresenter';
import { SessionPresenter } from '../ui/session/SessionPresenter';

/**
 * The core with nothing plugged in: use cases and presenters come from their constructors, new each time, but
 * for those that hold what the whole application shares.
 */
export const createCore = (pages: Pages): Container => {
  const container = new Container({ autobind: true });
  container.bind(Container).toConstantValue(container);
  container.bind(Pages).toConstantValue(pages);
  container.bind(BuiltPages).to(OfferedPages);
  for (const shared of [
    Configuration,
    Consent,
    CurrentPurchase,
    Drafts,
    PurchaseStore,
    Referrals,
    RenewTokens,
    Session,
    ShopPaths,
    StepUp,
    TypedEmail,
    Translations,
    AppPresenter,
    PagePresenter,
    NavigationPresenter,
    FooterPresenter,
    LeavingPresenter,
    AlertsPresenter,
    ConsentPresenter,
    SessionPresenter,
    RedirectNoticePresenter,
    LoginModalPresenter,
    StepUpPresenter,
  ]) {
    container.bind<object>(shared).toSelf().inSingletonScope();
  }
  return container;
};
