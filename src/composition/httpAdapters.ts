import { ContainerModule } from 'inversify';
import { Orders } from '../application/billing/Orders';
import { Subscriptions } from '../application/billing/Subscriptions';
import { Acquisitions } from '../application/commerce/Acquisitions';
import { BuyPage } from '../application/commerce/BuyPage';
import { Campaigns } from '../application/commerce/Campaigns';
import { Checkouts } from '../application/commerce/Checkouts';
import { GhostAccounts } from '../application/commerce/GhostAccounts';
import { Products } from '../application/commerce/Products';
import { StoreCheckouts } from '../application/commerce/StoreCheckouts';
import { WaitingList } from '../application/commerce/WaitingList';
import { ConfigurationSource } from '../application/configuration/ConfigurationSource';
import { Countries } from '../application/consent/Countries';
import { CodeRedeemer } from '../application/entitlements/CodeRedeemer';
import { GameTime } from '../application/entitlements/GameTime';
import { Invitations } from '../application/entitlements/Invitations';
import { MyDU } from '../application/entitlements/MyDU';
import { PlayerLanguage } from '../application/language/PlayerLanguage';
import { StoreGameTime } from '../application/linked-accounts/StoreGameTime';
import { Newsletter } from '../application/mailing/Newsletter';
import { Activations } from '../application/registration/Activations';
import { ConfirmationEmails } from '../application/registration/ConfirmationEmails';
import { PasswordResets } from '../application/registration/PasswordResets';
import { Registrations } from '../application/registration/Registrations';
import { Rewards } from '../application/rewards/Rewards';
import { Authenticator } from '../application/session/Authenticator';
import { Certificates } from '../application/session/Certificates';
import { Players } from '../application/session/Players';
import { TokenVerifier } from '../application/session/TokenVerifier';
import { FormTokens } from '../application/shared/FormTokens';
import { HttpOrders } from '../infrastructure/http/billing/HttpOrders';
import { HttpSubscriptions } from '../infrastructure/http/billing/HttpSubscriptions';
import { HttpAcquisitions } from '../infrastructure/http/commerce/HttpAcquisitions';
import { HttpBuyPage } from '../infrastructure/http/commerce/HttpBuyPage';
import { HttpCampaigns } from '../infrastructure/http/commerce/HttpCampaigns';
import { HttpCheckouts } from '../infrastructure/http/commerce/HttpCheckouts';
import { HttpGhostAccounts } from '../infrastructure/http/commerce/HttpGhostAccounts';
import { HttpProducts } from '../infrastructure/http/commerce/HttpProducts';
import { HttpStoreCheckouts } from '../infrastructure/http/commerce/HttpStoreCheckouts';
import { HttpWaitingList } from '../infrastructure/http/commerce/HttpWaitingList';
import { HttpConfigurationSource } from '../infrastructure/http/configuration/HttpConfigurationSource';
import { HttpCountries } from '../infrastructure/http/consent/HttpCountries';
import { HttpCodeRedeemer } from '../infrastructure/http/entitlements/HttpCodeRedeemer';
import { HttpGameTime } from '../infrastructure/http/entitlements/HttpGameTime';
import { HttpInvitations } from '../infrastructure/http/entitlements/HttpInvitations';
import { HttpMyDU } from '../infrastructure/http/entitlements/HttpMyDU';
import { HttpPlayerLanguage } from '../infrastructure/http/language/HttpPlayerLanguage';
import { HttpStoreGameTime } from '../infrastructure/http/linked-accounts/HttpStoreGameTime';
import { HttpNewsletter } from '../infrastructure/http/mailing/HttpNewsletter';
import { HttpActivations } from '../infrastructure/http/registration/HttpActivations';
import { HttpConfirmationEmails } from '../infrastructure/http/registration/HttpConfirmationEmails';
import { HttpPasswordResets } from '../infrastructure/http/registration/HttpPasswordResets';
import { HttpRegistrations } from '../infrastructure/http/registration/HttpRegistrations';
import { HttpRewards } from '../infrastructure/http/rewards/HttpRewards';
import { HttpAuthenticator } from '../infrastructure/http/session/HttpAuthenticator';
import { HttpCertificates } from '../infrastructure/http/session/HttpCertificates';
import { HttpPlayers } from '../infrastructure/http/session/HttpPlayers';
import { JoseTokenVerifier } from '../infrastructure/http/session/JoseTokenVerifier';
import { ApiClient } from '../infrastructure/http/shared/ApiClient';
import { HttpFormTokens } from '../infrastructure/http/shared/HttpFormTokens';
import { ServerTime } from '../infrastructure/http/shared/ServerTime';

/**
 * Every port of the API on HTTP.
 *
 * @param baseUrl the API's origin; empty for the site's own
 */
export const httpAdapters = (baseUrl: string): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ServerTime).toSelf().inSingletonScope();
    bind(ApiClient)
      .toDynamicValue((context) => new ApiClient(baseUrl, context.get(ServerTime)))
      .inSingletonScope();
    bind(ConfigurationSource).to(HttpConfigurationSource);
    bind(Authenticator).to(HttpAuthenticator);
    bind(Certificates).to(HttpCertificates);
    bind(TokenVerifier).to(JoseTokenVerifier).inSingletonScope();
    bind(Countries).to(HttpCountries).inSingletonScope();
    bind(FormTokens).to(HttpFormTokens);
    bind(Players).to(HttpPlayers);
    bind(Orders).to(HttpOrders);
    bind(Subscriptions).to(HttpSubscriptions);
    bind(GameTime).to(HttpGameTime);
    bind(Invitations).to(HttpInvitations);
    bind(CodeRedeemer).to(HttpCodeRedeemer);
    bind(StoreGameTime).to(HttpStoreGameTime);
    bind(PlayerLanguage).to(HttpPlayerLanguage);
    bind(ConfirmationEmails).to(HttpConfirmationEmails);
    bind(Activations).to(HttpActivations);
    bind(PasswordResets).to(HttpPasswordResets);
    bind(Registrations).to(HttpRegistrations);
    bind(Newsletter).to(HttpNewsletter);
    bind(BuyPage).to(HttpBuyPage);
    bind(Campaigns).to(HttpCampaigns);
    bind(Products).to(HttpProducts);
    bind(WaitingList).to(HttpWaitingList);
    bind(GhostAccounts).to(HttpGhostAccounts);
    bind(Checkouts).to(HttpCheckouts);
    bind(StoreCheckouts).to(HttpStoreCheckouts);
    bind(Acquisitions).to(HttpAcquisitions);
    bind(Rewards).to(HttpRewards);
    bind(MyDU).to(HttpMyDU);
  });
