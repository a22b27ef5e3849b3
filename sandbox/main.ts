import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { callTimeoutMs, silenceFactors } from '#domain/shared/callTimeouts';
import { requestIdHeader } from '#domain/shared/requestReference';
import { startLog } from '#server/logging/startLog';
import { log } from '#server/logging/log';
import { createSandbox } from './index';
import { liftedLimits } from './platform/rateLimits';

const {
  PORT = '8081',
  HOST = '127.0.0.1',
  DATA_DIR = '.data',
  DATABASE_URL,
  SMTP_URL,
  NODE_ENV,
  ROOT_URL,
  RATE_LIMITS,
  LOG_LEVEL = 'warn',
} = process.env;

await startLog();
log.level = LOG_LEVEL;
const app = Fastify({
  loggerInstance: log,
  // The web server sends the id.
  requestIdHeader,
  forceCloseConnections: true,
  connectionTimeout: callTimeoutMs * silenceFactors.generation,
});
const ownUrl = (): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const sandbox = await createSandbox({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  rootUrl: () => ROOT_URL ?? ownUrl(),
  production: NODE_ENV === 'production',
  smtpUrl: SMTP_URL,
  ...(RATE_LIMITS === 'off' && { limits: liftedLimits }),
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

await app.listen({ port: Number(PORT), host: HOST });
console.log(`sandbox listening on ${ownUrl()}`);
