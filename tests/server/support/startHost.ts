import { startProgram, testSettings, type RunningProgram } from '../../run/startProgram';

export type RunningHost = Pick<RunningProgram, 'origin' | 'outputWith' | 'stop'>;

/** Starts the web server with only these settings, without the tests' environment. */
export const startHost = (environment: Readonly<Record<string, string>>): Promise<RunningHost> =>
  startProgram('server', { PATH: process.env.PATH, ...testSettings, ...environment });
