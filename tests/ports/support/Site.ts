import type { TokenPair } from '../../../src/domain/session/TokenPair';
import type { PersonKey } from '../../../src/infrastructure/fake/world/people';
import type { StoreKind } from '../../../src/samples/outsideAccounts';
import type { Application } from '../../unit/support/compose';

/** A player as a test knows them. */
export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  /** The six digits of this moment; empty without two-factor. */
  readonly otp: string;
}

export type CodeState = 'fresh' | 'used' | 'expired' | 'reserved';

/** The core with its ports plugged in somewhere, and a hand on what is behind them. */
export interface Site {
  /** Nobody is signed in, and the configuration is loaded. */
  readonly application: Application;
  now(): Date;
  /** Somebody in the situation of that name. */
  person(key: PersonKey): Promise<Person>;
  /** @param seconds from now; negative for an access token that has expired */
  tokensExpiringIn(seconds: number, person: Person): Promise<TokenPair>;
  /** From now on the last proof of their sessions is too old for dangerous calls. */
  forgetProofs(person: Person): Promise<void>;
  /** A code of three months, and the id of its key. */
  code(state: CodeState): Promise<{ readonly code: string; readonly id: string }>;
  /** The key of an email to somebody; the one before it stops serving. */
  letterKey(kind: 'activation' | 'reset', person: Person): Promise<string>;
  /** The key in the newest email to an address. */
  keyMailedTo(address: string): Promise<string>;
  /** An address that nobody has. */
  freshAddress(): string;
  /** Opens the link of the email about the newsletter. */
  confirmNewsletter(email: string): Promise<void>;
  /** Somebody who left an e-mail and has not registered yet. */
  ghost(): Promise<{ readonly email: string; readonly activationKey: string }>;
  /** @returns the name of a campaign with so many sales */
  campaign(sales: { readonly consumed: number; readonly limit: number }): Promise<string>;
  /** What a campaign sells of which nothing is left: three months of game time, in dollars. */
  soldOut(): Promise<{ readonly campaignId: string; readonly productId: string; readonly pricingId: string }>;
  /** What the payment provider tells of an order. */
  endOrder(id: string, how: 'paid' | 'cancelled' | 'failed'): Promise<void>;
  /**
   * Somebody pays on the store's page.
   *
   * @returns the order that they come back with
   */
  payInStore(page: string): Promise<string>;
  /** Somebody allows the link on Discord's page. @param account `name`, or `name#1234`; nobody else uses it. @returns the code */
  discordCode(account: string): Promise<string>;
  /**
   * Somebody signs in to the store.
   *
   * @param loginUrl the page, as the API answered it
   * @returns the OpenID part of the query that the store returns with
   */
  storeAssertion(loginUrl: string, kind: StoreKind, name: string): Promise<string>;
  /** The address of this site. */
  readonly origin: string;
  /** The query string that a buyer is known to have come with. */
  acquisitionOf(email: string): Promise<string | undefined>;
  /** From now on nothing is sold. */
  closeShop(): Promise<void>;
  /** Every call from now on fares so. */
  suffer(weather: 'failing' | 'offline'): Promise<void>;
}

export type OpenSite = () => Promise<Site>;

/** Somebody whose tokens this browser holds. */
export const signedIn = async (site: Site, key: PersonKey): Promise<Person> => {
  const person = await site.person(key);
  site.application.tokens.write(await site.tokensExpiringIn(900, person));
  return person;
};
