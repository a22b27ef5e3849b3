import { ContainerModule } from 'inversify';
import { PrerenderedSale } from '#application/commerce/PrerenderedSale';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { adapterModule } from '#infrastructure/adapterModule';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { ModelContent } from '#infrastructure/content/ModelContent';
import { betaKeys } from '#infrastructure/fake/beta-keys/adapters';
import { billing } from '#infrastructure/fake/billing/adapters';
import { blueprints } from '#infrastructure/fake/blueprints/adapters';
import { commerce } from '#infrastructure/fake/commerce/adapters';
import { configuration } from '#infrastructure/fake/configuration/adapters';
import { consent } from '#infrastructure/fake/consent/adapters';
import { contest } from '#infrastructure/fake/contest/adapters';
import { coupons } from '#infrastructure/fake/coupons/adapters';
import { declarations } from '#infrastructure/fake/declarations/adapters';
import { devices } from '#infrastructure/fake/devices/adapters';
import { help } from '#infrastructure/fake/help/adapters';
import { language } from '#infrastructure/fake/language/adapters';
import { linkedAccounts } from '#infrastructure/fake/linked-accounts/adapters';
import { mailing } from '#infrastructure/fake/mailing/adapters';
import { media } from '#infrastructure/fake/media/adapters';
import { myData } from '#infrastructure/fake/my-data/adapters';
import { press } from '#infrastructure/fake/press/adapters';
import { products } from '#infrastructure/fake/products/adapters';
import { profile } from '#infrastructure/fake/profile/adapters';
import { recruitment } from '#infrastructure/fake/recruitment/adapters';
import { registration } from '#infrastructure/fake/registration/adapters';
import { rewards } from '#infrastructure/fake/rewards/adapters';
import { security } from '#infrastructure/fake/security/adapters';
import { serverStatus } from '#infrastructure/fake/server-status/adapters';
import { session } from '#infrastructure/fake/session/adapters';
import { uploads } from '#infrastructure/fake/uploads/adapters';
import { MiniSiteSearch } from '#infrastructure/search/MiniSiteSearch';

const bundledContent = adapterModule(BundledDocuments, MiniSiteSearch, ModelContent);

/** Without server-rendered pages, nothing is prerendered. */
const nothingPrerendered = new ContainerModule(({ bind }) => {
  bind(PrerenderedSale).toConstantValue({
    find: async () => undefined,
    findMonthlyPrice: async () => undefined,
  });
  bind(PrerenderedStatus).toConstantValue({
    find: async () => undefined,
    findHeadline: async () => undefined,
    findHistories: async () => undefined,
  });
});

/** Adapters that connect every API port to the fake back end, and use the content bundled with the build. */
export const fakeAdapters: readonly ContainerModule[] = [
  betaKeys,
  billing,
  blueprints,
  bundledContent,
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
  nothingPrerendered,
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
];
