import { ContainerModule } from 'inversify';
import { Orders } from '../application/billing/Orders';
import { Subscriptions } from '../application/billing/Subscriptions';
import { ConfigurationSource } from '../application/configuration/ConfigurationSource';
import { Countries } from '../application/consent/Countries';
import { Documents } from '../application/content/Documents';
import { CodeRedeemer } from '../application/entitlements/CodeRedeemer';
import { GameTime } from '../application/entitlements/GameTime';
import { PlayerLanguage } from '../application/language/PlayerLanguage';
import { StoreGameTime } from '../application/linked-accounts/StoreGameTime';
import { ConfirmationLetters } from '../application/registration/ConfirmationLetters';
import { Authenticator } from '../application/session/Authenticator';
import { Players } from '../application/session/Players';
import { TokenVerifier } from '../application/session/TokenVerifier';
import { ShippedDocuments } from '../infrastructure/content/ShippedDocuments';
import { FakeOrders } from '../infrastructure/fake/billing/FakeOrders';
import { FakeSubscriptions } from '../infrastructure/fake/billing/FakeSubscriptions';
import { FakeConfigurationSource } from '../infrastructure/fake/configuration/FakeConfigurationSource';
import { FakeCountries } from '../infrastructure/fake/consent/FakeCountries';
import { FakeCodeRedeemer } from '../infrastructure/fake/entitlements/FakeCodeRedeemer';
import { FakeGameTime } from '../infrastructure/fake/entitlements/FakeGameTime';
import { FakePlayerLanguage } from '../infrastructure/fake/language/FakePlayerLanguage';
import { FakeStoreGameTime } from '../infrastructure/fake/linked-accounts/FakeStoreGameTime';
import { FakeConfirmationLetters } from '../infrastructure/fake/registration/FakeConfirmationLetters';
import { FakeAuthenticator } from '../infrastructure/fake/session/FakeAuthenticator';
import { FakePlayers } from '../infrastructure/fake/session/FakePlayers';
import { FakeTokenVerifier } from '../infrastructure/fake/session/FakeTokenVerifier';
import { FakeWorld } from '../infrastructure/fake/world/FakeWorld';

/** Every port of the API on the fake world, and the content that the build carries with it. */
export const fakeAdapters = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FakeWorld).toSelf().inSingletonScope();
    bind(ConfigurationSource).to(FakeConfigurationSource);
    bind(Countries).to(FakeCountries);
    bind(Documents).to(ShippedDocuments);
    bind(Authenticator).to(FakeAuthenticator);
    bind(TokenVerifier).to(FakeTokenVerifier);
    bind(Players).to(FakePlayers);
    bind(Orders).to(FakeOrders);
    bind(Subscriptions).to(FakeSubscriptions);
    bind(GameTime).to(FakeGameTime);
    bind(CodeRedeemer).to(FakeCodeRedeemer);
    bind(StoreGameTime).to(FakeStoreGameTime);
    bind(PlayerLanguage).to(FakePlayerLanguage);
    bind(ConfirmationLetters).to(FakeConfirmationLetters);
  });
