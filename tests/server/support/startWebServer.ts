import { startProgram, testSettings, type RunningProgram } from '../../run/startProgram';

export type RunningWebServer = Pick<RunningProgram, 'origin' | 'outputWith' | 'errorOutput' | 'stop'>;

/** Starts the web server with only these settings, without the tests' environment. */
export const startWebServer = (environment: Readonly<Record<string, string>>): Promise<RunningWebServer> =>
  startProgram('server', {
    PATH: process.env.PATH,
    ...testSettings,
    DATA_DIR: 'memory',
    ...environment,
  });
