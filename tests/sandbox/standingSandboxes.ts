import { Client } from './client';
import { startSandbox, type StartedSandbox } from './startSandbox';

/** Global set-up and tear-down share the process; workers inherit its environment. */
const shared = globalThis as typeof globalThis & { standingSandboxes?: readonly StartedSandbox[] };

const variableOf = (worker: string | number): string => `STANDING_SANDBOX_${worker}`;
const productionVariable = variableOf('PRODUCTION');

const urlIn = (variable: string): string => {
  const url = process.env[variable];
  if (url === undefined) throw new Error(`No sandbox was started for ${variable}.`);
  return url;
};

/** Starts one sandbox for each worker of Jest, and one in production: a start costs several seconds of the processor. */
export const startStandingSandboxes = async ({
  maxWorkers,
}: {
  readonly maxWorkers: number;
}): Promise<void> => {
  const workers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  const started = await Promise.all(
    [
      ...workers.map((worker) => ({ variable: variableOf(worker), env: {} })),
      { variable: productionVariable, env: { NODE_ENV: 'production' } },
    ].map(async ({ variable, env }) => {
      const sandbox = await startSandbox(env);
      process.env[variable] = sandbox.url;
      return sandbox;
    }),
  );
  shared.standingSandboxes = started;
};

export const stopStandingSandboxes = async (): Promise<void> => {
  await Promise.all((shared.standingSandboxes ?? []).map((sandbox) => sandbox.stop()));
};

/**
 * The sandbox of this worker, in the state of a fresh start: people and codes of the seed, the real time, no attempt
 * counted. A worker runs one test file at a time, so a file may move its clock.
 *
 * @returns its address
 */
export const standingSandbox = async (): Promise<string> => {
  const url = urlIn(variableOf(process.env.JEST_WORKER_ID ?? 1));
  await new Client(url).control('reset');
  return url;
};

/** A sandbox in production, for all workers: what it refuses changes nothing in it. */
export const productionSandbox = (): string => urlIn(productionVariable);
