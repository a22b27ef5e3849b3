import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { callTimeoutMs, silenceFactors } from '#domain/shared/callTimeouts';
import { requestIdHeader } from '#domain/shared/requestReference';
import { log } from '#server/logging/log';
import { startLog } from '#server/logging/startLog';
import { readEnvironment } from '#server/startup/environment';
import { exitWithError } from '#server/startup/exitWithError';
import { listenError } from '#server/startup/listenError';
import { choiceOf, hasRateLimits, isProduction, portOf } from '#server/startup/values';
import { createSandbox } from './index';
import { liftedLimits } from './platform/rateLimits';

const variables = [
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'LOG_LEVEL',
  'NODE_ENV',
  'PORT',
  'RATE_LIMITS',
  'ROOT_URL',
  'SMTP_URL',
] as const;

const logLevels = ['warn', 'silent', 'fatal', 'error', 'info', 'debug', 'trace'] as const;

const start = async (): Promise<void> => {
  const environment = readEnvironment(variables);
  const { DATABASE_URL, SMTP_URL, ROOT_URL } = environment;
  const port = portOf(environment.PORT || '8081');
  const host = environment.HOST || '127.0.0.1';
  log.level = choiceOf('LOG_LEVEL', environment.LOG_LEVEL, logLevels);
  const app = Fastify({
    loggerInstance: log,
    // The web server sends the id.
    requestIdHeader,
    forceCloseConnections: true,
    connectionTimeout: callTimeoutMs * silenceFactors.generation,
  });
  const ownUrl = (): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sandbox = await createSandbox({
    dataDir: environment.DATA_DIR || '.data',
    databaseUrl: DATABASE_URL || undefined,
    rootUrl: () => ROOT_URL || ownUrl(),
    production: isProduction(environment.NODE_ENV),
    smtpUrl: SMTP_URL || undefined,
    ...(!hasRateLimits(environment.RATE_LIMITS) && { limits: liftedLimits }),
    onMailFailure: (error) => app.log.error(error),
  });
  await app.register(sandbox.plugin);
  const stop = async (): Promise<void> => {
    await app.close();
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  await app.listen({ port, host }).catch(async (error: unknown) => {
    await sandbox.close();
    throw listenError(error, { port, host });
  });
  console.log(`sandbox listening on ${ownUrl()}`);
};

await startLog();
try {
  await start();
} catch (error) {
  // The reason is logged at every level.
  log.level = 'warn';
  exitWithError(error);
}
