import { blueprintRoutes } from './blueprints/routes';
import { betaKeyRoutes } from './beta-keys/routes';
import { receiptRoutes } from './billing/receiptRoutes';
import { billingRoutes } from './billing/routes';
import { catalogRoutes } from './commerce/catalogRoutes';
import { commerceRoutes } from './commerce/routes';
import { locationRoutes } from './commerce/location';
import { contestRoutes } from './contest/routes';
import { couponRoutes } from './coupons/routes';
import { configurationRoutes } from './configuration/routes';
import { declarationRoutes } from './declarations/routes';
import { entitlementRoutes } from './products/routes';
import { languageRoutes } from './language/routes';
import { linkedAccountRoutes } from './linked-accounts/routes';
import { mailingRoutes } from './mailing/routes';
import { mediaRoutes } from './media/routes';
import { myDataRoutes } from './my-data/routes';
import { downloadRoutes } from './downloads/routes';
import { passkeyRoutes } from './devices/routes';
import { helpRoutes } from './help/routes';
import { pressRoutes } from './press/routes';
import { otherPlayerRoutes } from './profile/otherPlayerRoutes';
import { profileRoutes } from './profile/routes';
import { recruitmentRoutes } from './recruitment/routes';
import { registrationRoutes } from './registration/routes';
import { rewardRoutes } from './rewards/routes';
import { proofRoutes } from './security/proofRoutes';
import { securityRoutes } from './security/routes';
import { serverStatusRoutes } from './server-status/routes';
import { uploadRoutes } from './uploads/routes';
import { sessionRoutes } from './session/routes';
import { playerSessionRoutes } from './session/playerSessionRoutes';
import type { Configuration } from './configuration/schema';
import type { Sandbox } from './context';
import type { DueDeletions } from './my-data/DueDeletions';
import type { Api } from './platform/http';

interface ApiRoutesOptions {
  readonly dueDeletions: DueDeletions;
  readonly configuration: () => Configuration;
}

/** Registers all routes of the API. Registering uses no service of the sandbox, so the API document needs none. */
export const apiRoutes = async (
  api: Api,
  sandbox: Sandbox,
  { dueDeletions, configuration }: ApiRoutesOptions,
): Promise<void> => {
  sessionRoutes(api, sandbox);
  proofRoutes(api, sandbox);
  passkeyRoutes(api, sandbox);
  playerSessionRoutes(api, sandbox);
  registrationRoutes(api, sandbox);
  securityRoutes(api, sandbox);
  mailingRoutes(api, sandbox);
  declarationRoutes(api, sandbox);
  profileRoutes(api, sandbox);
  myDataRoutes(api, sandbox, dueDeletions);
  languageRoutes(api, sandbox);
  entitlementRoutes(api, sandbox);
  betaKeyRoutes(api, sandbox);
  rewardRoutes(api, sandbox);
  recruitmentRoutes(api, sandbox);
  contestRoutes(api, sandbox);
  blueprintRoutes(api, sandbox);
  couponRoutes(api, sandbox);
  otherPlayerRoutes(api, sandbox);
  catalogRoutes(api, sandbox);
  commerceRoutes(api, sandbox);
  locationRoutes(api, sandbox);
  const promotionFactor = (): number => configuration().promotionFactor ?? 0;
  billingRoutes(api, sandbox, promotionFactor);
  receiptRoutes(api, sandbox, promotionFactor);
  await uploadRoutes(api, sandbox);
  downloadRoutes(api, sandbox);
  linkedAccountRoutes(api, sandbox);
  mediaRoutes(api);
  serverStatusRoutes(api, sandbox);
  configurationRoutes(api, configuration);
  pressRoutes(api, sandbox);
  helpRoutes(api, sandbox);
};
