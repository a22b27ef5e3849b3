import type { TokenPair } from '#domain/session/TokenPair';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import type { StoreOwnership } from '#samples/externalAccounts';
import type { Application } from '../../unit/support/compose';

/** A player with the data that a test needs to sign in. */
export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  /** Current six-digit code; empty without two-factor authentication. */
  readonly otp: string;
}

export type CodeState = 'fresh' | 'used' | 'expired' | 'reserved';

/** The application on the adapters under test, with controls for its back end. */
export interface Site {
  /** Application with a loaded configuration and without a session. */
  readonly application: Application;
  now(): Date;
  /** Creates a player like the sample account with this name. */
  createPerson(key: PersonKey): Promise<Person>;
  /** @param seconds lifetime from now; negative for an expired access token */
  tokensExpiringIn(seconds: number, person: Person): Promise<TokenPair>;
  /** Makes the last authentication in the player's sessions too old for sensitive calls. */
  expireProofs(person: Person): Promise<void>;
  /** Creates a code for three months; `id` is that of its key. */
  createCode(state: CodeState): Promise<{ readonly code: string; readonly id: string }>;
  /** Creates the key of an email to a player. The previous key becomes invalid. */
  emailKey(kind: 'activation' | 'reset', person: Person): Promise<string>;
  /** Returns the key in the newest email to an address. */
  newestEmailKey(address: string): Promise<string>;
  /** Returns an unused email address. */
  freshAddress(): string;
  /** Opens the confirmation link in the newsletter email. */
  confirmNewsletter(email: string): Promise<void>;
  /** Returns a ghost that has not registered yet. */
  createGhost(): Promise<{ readonly email: string; readonly activationKey: string }>;
  /** @returns name of a campaign with these sales */
  createCampaign(sales: { readonly consumed: number; readonly limit: number }): Promise<string>;
  /** Returns three months of game time in US dollars in a sold-out campaign. */
  createSoldOutOffer(): Promise<{
    readonly campaignId: string;
    readonly productId: string;
    readonly pricingId: string;
  }>;
  /** Simulates the payment provider's notification about an order. */
  endOrder(id: string, how: 'paid' | 'cancelled' | 'failed'): Promise<void>;
  /**
   * Simulates a payment on the store's page.
   *
   * @returns id of the order in the return URL
   */
  payInStore(page: string): Promise<string>;
  /**
   * Authorizes the link on Discord's page.
   * @param account `name` or `name#1234`; must not be in use
   * @returns the authorization code
   */
  discordCode(account: string): Promise<string>;
  /**
   * Simulates a sign-in to the store.
   *
   * @param findLoginUrl login URL that the API returned
   * @returns the OpenID parameters of the store's return URL
   */
  storeAssertion(loginUrl: string, kind: StoreOwnership, name: string): Promise<string>;
  readonly origin: string;
  /** Returns the acquisition query string that is stored for a buyer. */
  acquisitionOf(email: string): Promise<string | undefined>;
  /** Disables all sales. */
  closeShop(): Promise<void>;
  /** Simulates a network condition until the next one. */
  simulate(network: 'failing' | 'offline' | 'normal'): Promise<void>;
}

export type OpenSite = () => Promise<Site>;

/** Creates a player and stores their tokens, which signs them in. */
export const signInAs = async (site: Site, key: PersonKey): Promise<Person> => {
  const person = await site.createPerson(key);
  site.application.tokens.write(await site.tokensExpiringIn(900, person));
  return person;
};
