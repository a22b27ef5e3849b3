import { startProgram, testSettings, type RunningProgram } from '../../run/startProgram';

export type RunningHost = Pick<RunningProgram, 'origin' | 'outputWith' | 'stop'>;

/** The web server with these settings alone: none of the environment of the tests. */
export const startHost = (environment: Readonly<Record<string, string>>): Promise<RunningHost> =>
  startProgram('server', { PATH: process.env.PATH, ...testSettings, ...environment });
