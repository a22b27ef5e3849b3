import type { Mailbox } from './platform/mailbox';
import type { Clock } from './platform/clock';
import type { CountryHeader } from './platform/countryHeader';
import type { Database } from './platform/database';
import type { RateLimits } from './platform/rateLimits';
import type { AccessTokens } from './session/accessTokens';
import type { Passwords } from './session/passwords';
import type { RefreshTokens } from './session/refreshTokens';
import type { SigningKeys } from './session/signingKeys';

/** Services shared by the features of one running sandbox. */
export interface Sandbox {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly keys: SigningKeys;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly mailbox: Mailbox;
  /** Root URL of the site, without a trailing slash. */
  readonly rootUrl: () => string;
  /** Missing if no trusted proxy names the visitor's country. */
  readonly countryHeader: CountryHeader | undefined;
}
