import type { FastifyInstance } from 'fastify';
import type { RunningSandbox } from '#sandbox/index';
import { localUrlOf } from './localUrlOf';
import type { Services } from '../http/webServer';
import type { Settings } from './settings';

/** The services of a site, and the sandbox if it provides those services. */
export interface OpenServices {
  readonly services: Services;
  readonly sandbox?: RunningSandbox;
}

const openSandbox = async (settings: Settings): Promise<OpenServices> => {
  // Imported only when used, so that without the sandbox the web server starts without a database engine.
  const { createSandbox, liftedLimits } = await import('#sandbox/index');
  const [contentOrigin] = settings.contentOrigins;
  let mountedOn: FastifyInstance | undefined;
  const sandbox = await createSandbox({
    dataDir: settings.dataFolder,
    databaseUrl: settings.databaseUrl,
    smtpUrl: settings.smtpUrl,
    production: settings.production,
    countryHeader: settings.countryHeader,
    rootUrl: () => settings.publicOrigin ?? (mountedOn ? localUrlOf(mountedOn, settings.host) : ''),
    ...(!settings.rateLimits && { limits: liftedLimits }),
    ...(contentOrigin && {
      configuration: {
        contentEndpoint: `${contentOrigin}/api/v2`,
        contentAccessToken: settings.contentToken,
      },
    }),
    onMailFailure: (error) => mountedOn?.log.error(error),
  });
  return {
    sandbox,
    services: {
      kind: 'mounted',
      countryHeader: sandbox.countryHeader,
      check: () => sandbox.check(),
      mount: async (app) => {
        mountedOn = app;
        app.addHook('onClose', () => sandbox.close());
        await app.register(sandbox.plugin);
      },
    },
  };
};

/** Opens the services behind `/api`: the configured back end, or else the sandbox. The demo has no services. */
export const openServices = async (settings: Settings): Promise<OpenServices> => {
  if (settings.demo) return { services: { kind: 'none' } };
  if (settings.apiOrigin) {
    const { apiOrigin: origin, publicOrigin, countryHeader } = settings;
    return { services: { kind: 'proxied', origin, publicOrigin, countryHeader } };
  }
  return openSandbox(settings);
};
