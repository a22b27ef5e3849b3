import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { features } from '#domain/configuration/features';
import { sampleSeller } from '#samples/seller';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { blueprintRoutes } from './blueprints/routes';
import { betaKeyRoutes } from './beta-keys/routes';
import { receiptRoutes } from './billing/receiptRoutes';
import { billingRoutes } from './billing/routes';
import { catalogRoutes } from './commerce/catalogRoutes';
import { commerceRoutes } from './commerce/routes';
import { locationRoutes } from './commerce/location';
import { seedCatalog } from './commerce/seeds';
import { contestRoutes } from './contest/routes';
import { couponRoutes } from './coupons/routes';
import { configurationRoutes } from './configuration/routes';
import type { Configuration } from './configuration/schema';
import type { Sandbox } from './context';
import { contentService } from './content';
import { Previews } from './content/Previews';
import { controlRoutes } from './control/routes';
import { Faults, faultHook } from './control/faults';
import { declarationRoutes } from './declarations/routes';
import { entitlementRoutes } from './products/routes';
import { languageRoutes } from './language/routes';
import { linkedAccountRoutes } from './linked-accounts/routes';
import { mailingRoutes } from './mailing/routes';
import { mediaRoutes } from './media/routes';
import { DueDeletions } from './my-data/DueDeletions';
import { pendingDeletionHook } from './my-data/pendingDeletion';
import { myDataRoutes } from './my-data/routes';
import { Clock } from './platform/clock';
import { checkDatabase } from './platform/checkDatabase';
import { testCountryHeader, type CountryHeader } from './platform/countryHeader';
import { openDatabase, type DatabaseOptions } from './platform/database';
import { handleError, refusal } from './platform/errors';
import { forbidCaching, sendSandboxDate } from './platform/http';
import { Mailbox } from './platform/mailbox';
import { Outbox } from './platform/Outbox';
import { answerRepeatedRequests } from './platform/repeatedRequests';
import { RateLimits, defaultLimits, type Limits } from './platform/rateLimits';
import { discordClient } from './outside/discordCodes';
import { downloadRoutes } from './downloads/routes';
import { passkeyRoutes } from './devices/routes';
import { helpRoutes } from './help/routes';
import { pressRoutes } from './press/routes';
import { otherPlayerRoutes } from './profile/otherPlayerRoutes';
import { profileRoutes } from './profile/routes';
import { recruitmentRoutes } from './recruitment/routes';
import { registrationRoutes } from './registration/routes';
import { standInConfiguration } from './reporting/routes';
import { rewardRoutes } from './rewards/routes';
import { seed, seedCodes, seededPeople, type SeedCode, type SeededPerson } from './seeds';
import { freshProofHook } from './security/freshProof';
import { proofRoutes } from './security/proofRoutes';
import { securityRoutes } from './security/routes';
import { seedServices } from './server-status/seeds';
import { serverStatusRoutes } from './server-status/routes';
import { uploadRoutes } from './uploads/routes';
import { AccessTokens } from './session/accessTokens';
import { Passwords } from './session/passwords';
import { RefreshTokens } from './session/refreshTokens';
import { sessionRoutes } from './session/routes';
import { playerSessionRoutes } from './session/playerSessionRoutes';
import { openSigningKeys } from './session/signingKeys';
import { typedTextValidator } from './platform/typedText';
import { requireStorableTexts } from './platform/storableTexts';

export { liftedLimits } from './platform/rateLimits';

export interface SandboxOptions extends DatabaseOptions {
  /** Returns the site's root URL, without a trailing slash. A function, because the port may be unknown at first. */
  readonly rootUrl: () => string;
  /** Whether this is a production server, which has no controls under /sandbox. */
  readonly production: boolean;
  readonly smtpUrl?: string | undefined;
  /** Header in which a trusted proxy names the visitor's country. Default: the tests' header; in production, none. */
  readonly countryHeader?: CountryHeader | undefined;
  readonly limits?: Partial<Limits>;
  /** Values that override the sandbox's response to GET /configuration. */
  readonly configuration?: Partial<Configuration>;
  /** Called when emails could not be sent to the mail server. */
  readonly onMailFailure?: (error: Error) => void;
}

export interface RunningSandbox {
  /** Serves /api, /liveops, /configuration, /content and, except in production, /sandbox. */
  readonly plugin: FastifyPluginAsync;
  readonly countryHeader: CountryHeader | undefined;
  /** Rejects if the database does not respond or accept writes. */
  check(): Promise<void>;
  close(): Promise<void>;
  people(): SeededPerson[];
  codes(): readonly SeedCode[];
}

const contentFolder = fileURLToPath(new URL('../content', import.meta.url));

const tokenSettings = { issuer: 'starport-sandbox', audience: 'starport' };

export const createSandbox = async (options: SandboxOptions): Promise<RunningSandbox> => {
  const { db, close: closeDatabase } = await openDatabase(options);
  const clock = new Clock();
  await seedCatalog(db);
  await seedServices({ db, clock }, !options.production);
  // The seeds have public passwords, so they must not exist in production.
  if (!options.production) await seed(db, clock);
  const keys = await openSigningKeys(options.dataDir);
  const faults = new Faults();
  const previews = new Previews();
  const { smtpUrl, onMailFailure: onFailure = () => undefined } = options;
  const outbox = smtpUrl === undefined ? undefined : new Outbox({ smtpUrl, db, clock, onFailure });
  const limits = new RateLimits(clock, { ...defaultLimits, ...options.limits });
  const sandbox: Sandbox = {
    db,
    clock,
    keys,
    limits,
    passwords: await Passwords.open(),
    accessTokens: new AccessTokens(keys, clock, tokenSettings),
    refreshTokens: new RefreshTokens(db, clock, keys.refreshKey, limits),
    mailbox: new Mailbox(db, clock, outbox),
    rootUrl: options.rootUrl,
    countryHeader: options.countryHeader ?? (options.production ? undefined : testCountryHeader),
  };

  const dueDeletions = new DueDeletions(sandbox);

  // Sends the emails that a previous process stored but did not send.
  outbox?.wake();

  const configuration = (): Configuration => ({
    contentEndpoint: '/content/api/v2',
    contentAccessToken: null,
    errorReportingDsn: null,
    environment: 'sandbox',
    analyticsPropertyId: null,
    analyticsTagUrl: null,
    analyticsCurrency: null,
    experiment: null,
    communityUrl: 'https://community.farstead.test',
    rootUrl: options.rootUrl(),
    assetsMediaPrefix: '/',
    // The mocks belong to the controls, which do not exist in production.
    videoPlayer: options.production ? null : '/sandbox/player',
    paymentWidgetUrl: options.production ? null : '/sandbox/paystation/widget.js',
    breachRangeUrl: options.production ? null : '/sandbox/range/',
    guestRedirect: 'login',
    tokenIssuer: tokenSettings.issuer,
    tokenAudience: tokenSettings.audience,
    tokenCertificate: keys.certificate,
    accessRoles: ['PrealphaAccess', 'AlphaAccess', 'BetaAccess', 'Subscriber', 'LifetimeSubscriber'],
    promotionFactor: 0.25,
    cancellationSurveyUrl: options.production ? null : '/sandbox/survey',
    discordAuthorizationUrl: options.production
      ? null
      : `/sandbox/discord/authorize?client_id=${discordClient}`,
    seller: { ...sampleSeller, address: [...sampleSeller.address] },
    features: [...features],
    ...(!options.production && standInConfiguration(options.rootUrl())),
    ...options.configuration,
  });

  const plugin: FastifyPluginAsync = async (instance) => {
    const api = instance.withTypeProvider<TypeBoxTypeProvider>();
    // Validates without coercing or dropping values, whatever the Fastify options of the web server.
    api.setValidatorCompiler(typedTextValidator);
    api.setErrorHandler(handleError);
    api.addHook('onRequest', forbidCaching);
    api.addHook('onRequest', sendSandboxDate(clock));
    if (!options.production) api.addHook('onRequest', faultHook(faults));
    api.addHook('onRequest', dueDeletions.hook);
    api.addHook('preValidation', requireStorableTexts);

    api.addHook(
      'preHandler',
      freshProofHook(sandbox, () => configuration().features?.includes('step-up') ?? false),
    );
    answerRepeatedRequests(api, sandbox);
    api.addHook('preHandler', pendingDeletionHook(sandbox));

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
    api.all('/api/*', () => {
      throw refusal(generalRefusals, 'not-found', 'There is no such call.');
    });
    await api.register(contentService({ folder: contentFolder, reload: !options.production, previews }), {
      prefix: '/content',
    });
    if (!options.production) await api.register(controlRoutes(sandbox, faults, previews, configuration));
  };

  let checking: Promise<void> | undefined;
  return {
    plugin,
    countryHeader: sandbox.countryHeader,
    // Simultaneous checks share one query.
    check: () => (checking ??= checkDatabase(db).finally(() => (checking = undefined))),
    close: async () => {
      await outbox?.close();
      await closeDatabase();
    },
    people: () => (options.production ? [] : seededPeople()),
    codes: () => (options.production ? [] : seedCodes),
  };
};
