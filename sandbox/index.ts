import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { features } from '#domain/configuration/features';
import { sampleSeller } from '#samples/seller';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { seedCatalog } from './commerce/seeds';
import type { Configuration } from './configuration/schema';
import { apiRoutes } from './apiRoutes';
import type { Sandbox } from './context';
import { contentService } from './content';
import { Previews } from './content/Previews';
import { controlRoutes } from './control/routes';
import { Faults, faultHook } from './control/faults';
import { DueDeletions } from './my-data/DueDeletions';
import { pendingDeletionHook } from './my-data/pendingDeletion';
import { Clock } from './platform/clock';
import { checkDatabase } from './platform/checkDatabase';
import { testCountryHeader, type CountryHeader } from './platform/countryHeader';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database';
import { trackDatabaseUse } from './platform/databaseUse';
import { handleError, refusal } from './platform/errors';
import { forbidCaching, sendSandboxDate } from './platform/http';
import { Mailbox } from './platform/mailbox';
import { Outbox, requireMailUrl } from './platform/Outbox';
import { answerRepeatedRequests } from './platform/repeatedRequests';
import { RateLimits, defaultLimits, type Limits } from './platform/rateLimits';
import { discordClient } from './outside/discordCodes';
import { standInConfiguration } from './reporting/routes';
import { seed, seedCodes, seededPeople, type SeedCode, type SeededPerson } from './seeds';
import { freshProofHook } from './security/freshProof';
import { seedServices } from './server-status/seeds';
import { AccessTokens } from './session/accessTokens';
import { Passwords } from './session/passwords';
import { RefreshTokens } from './session/refreshTokens';
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

const openSandbox = async (
  options: SandboxOptions,
  { db, close: closeDatabase }: OpenDatabase,
): Promise<RunningSandbox> => {
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
    api.addHook('onRequest', trackDatabaseUse);
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

    await apiRoutes(api, sandbox, { dueDeletions, configuration });
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

/** @throws SettingError that names an invalid setting */
export const createSandbox = async (options: SandboxOptions): Promise<RunningSandbox> => {
  if (options.smtpUrl !== undefined) requireMailUrl(options.smtpUrl);
  const database = await openDatabase(options);
  try {
    return await openSandbox(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
};
