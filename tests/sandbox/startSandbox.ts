import { createData, type SandboxData } from '../run/databases';
import { startProgram, testSettings } from '../run/startProgram';

export interface StartedSandbox {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut does, with nothing written or closed on the way. */
  kill(): Promise<void>;
}

/**
 * Starts a sandbox in a process of its own, with the seeds and nothing else in it. Everything is run from the
 * project's folder, as npm does.
 *
 * @param environment more of it, such as NODE_ENV
 * @param data to start several sandboxes on the same; default: new ones
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
