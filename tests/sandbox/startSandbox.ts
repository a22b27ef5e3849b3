import { createData, type SandboxData } from '../run/databases';
import { startProgram, testSettings } from '../run/startProgram';

export interface StartedSandbox {
  readonly url: string;
  stop(): Promise<void>;
  /** Kills the process like a power failure: nothing is written or closed. */
  kill(): Promise<void>;
}

/**
 * Starts a sandbox in its own process with only the seeds. The working directory is the project's folder, as with npm.
 *
 * @param environment additional variables, such as NODE_ENV
 * @param data lets several sandboxes share the same data; new data by default
 */
export const startSandbox = async (
  environment: Readonly<Record<string, string>> = {},
  data?: SandboxData,
): Promise<StartedSandbox> => {
  const program = await startProgram('sandbox', {
    ...process.env,
    ...testSettings,
    ...(data ?? (await createData())),
    ...environment,
  });
  return {
    url: program.origin,
    stop: async () => void (await program.stop()),
    kill: () => program.kill(),
  };
};
