import * as betaKeys from './beta-keys/calls';
import * as billing from './billing/calls';
import * as blueprints from './blueprints/calls';
import * as commerce from './commerce/calls';
import * as configuration from './configuration/calls';
import * as consent from './consent/calls';
import * as contest from './contest/calls';
import * as coupons from './coupons/calls';
import * as devices from './devices/calls';
import * as declarations from './declarations/calls';
import * as help from './help/calls';
import * as entitlements from './products/calls';
import * as language from './language/calls';
import * as linkedAccounts from './linked-accounts/calls';
import * as mailing from './mailing/calls';
import * as media from './media/calls';
import * as profile from './profile/calls';
import * as myData from './my-data/calls';
import * as recruitment from './recruitment/calls';
import * as registration from './registration/calls';
import * as rewards from './rewards/calls';
import * as security from './security/calls';
import * as serverStatus from './server-status/calls';
import * as session from './session/calls';
import * as shared from './shared/calls';
import * as uploads from './uploads/calls';
import * as press from './press/calls';
import type { Call } from './shared/call';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

const callsIn = (...features: readonly Readonly<Record<string, unknown>>[]): readonly [string, Call][] =>
  features.flatMap((feature) =>
    Object.entries(feature).filter((named): named is [string, Call] => isCall(named[1])),
  );

/** All API calls by name. Tests and contracts are derived from this list, which the site does not load. */
export const apiCalls: readonly (readonly [name: string, call: Call])[] = callsIn(
  betaKeys,
  billing,
  blueprints,
  commerce,
  configuration,
  consent,
  contest,
  coupons,
  devices,
  declarations,
  help,
  entitlements,
  language,
  linkedAccounts,
  mailing,
  media,
  profile,
  myData,
  recruitment,
  registration,
  rewards,
  security,
  serverStatus,
  session,
  shared,
  uploads,
  press,
);
