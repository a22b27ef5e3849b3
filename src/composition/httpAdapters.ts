import type { ContainerModule } from 'inversify';
import { betaKeys } from '#infrastructure/http/beta-keys/adapters';
import { billing } from '#infrastructure/http/billing/adapters';
import { blueprints } from '#infrastructure/http/blueprints/adapters';
import { commerce } from '#infrastructure/http/commerce/adapters';
import { configuration } from '#infrastructure/http/configuration/adapters';
import { consent } from '#infrastructure/http/consent/adapters';
import { contest } from '#infrastructure/http/contest/adapters';
import { coupons } from '#infrastructure/http/coupons/adapters';
import { declarations } from '#infrastructure/http/declarations/adapters';
import { devices } from '#infrastructure/http/devices/adapters';
import { help } from '#infrastructure/http/help/adapters';
import { language } from '#infrastructure/http/language/adapters';
import { linkedAccounts } from '#infrastructure/http/linked-accounts/adapters';
import { mailing } from '#infrastructure/http/mailing/adapters';
import { media } from '#infrastructure/http/media/adapters';
import { myData } from '#infrastructure/http/my-data/adapters';
import { press } from '#infrastructure/http/press/adapters';
import { products } from '#infrastructure/http/products/adapters';
import { profile } from '#infrastructure/http/profile/adapters';
import { recruitment } from '#infrastructure/http/recruitment/adapters';
import { registration } from '#infrastructure/http/registration/adapters';
import { rewards } from '#infrastructure/http/rewards/adapters';
import { security } from '#infrastructure/http/security/adapters';
import { serverStatus } from '#infrastructure/http/server-status/adapters';
import { session } from '#infrastructure/http/session/adapters';
import { api, formTokens } from '#infrastructure/http/shared/adapters';
import { uploads } from '#infrastructure/http/uploads/adapters';

/**
 * Adapters that connect every API port over HTTP.
 *
 * @param baseUrl origin of the API; empty for the site's own origin
 * @param fetch function that calls the API instead of the global `fetch`
 */
export const httpAdapters = (
  baseUrl: string,
  fetch?: typeof globalThis.fetch,
  tokens: ContainerModule = formTokens,
): readonly ContainerModule[] => [
  api(baseUrl, fetch),
  betaKeys,
  billing,
  blueprints,
  commerce,
  configuration,
  consent,
  contest,
  coupons,
  declarations,
  devices,
  help,
  language,
  linkedAccounts,
  mailing,
  media,
  myData,
  press,
  products,
  profile,
  recruitment,
  registration,
  rewards,
  security,
  serverStatus,
  session,
  uploads,
  tokens,
];
