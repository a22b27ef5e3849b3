import { startProgram, testSettings, type RunningProgram } from '../run/startProgram';
import type { SandboxData } from '../run/databases';

/** A web server with its sandbox that restarts on the same port after each kill. */
export class KilledSite {
  kills = 0;

  private constructor(
    readonly origin: string,
    private readonly start: () => Promise<RunningProgram>,
    private running: Promise<RunningProgram>,
  ) {}

  /** @param folder built site */
  static async start(folder: string, data: SandboxData): Promise<KilledSite> {
    const start = (port: string) =>
      startProgram('server', {
        PATH: process.env.PATH,
        ...testSettings,
        ...data,
        PORT: port,
        SITE_FOLDER: folder,
        RATE_LIMITS: 'off',
        TRUST_PROXY: 'loopback',
      });
    const first = await start(testSettings.PORT);
    const { origin, port } = new URL(first.origin);
    return new KilledSite(origin, () => start(port), Promise.resolve(first));
  }

  async untilListening(): Promise<void> {
    await this.running;
  }

  /** Kills all processes of the web server and starts it again. */
  kill(): void {
    this.kills += 1;
    this.running = this.running.then((program) => program.kill()).then(this.start);
  }

  async stop(): Promise<void> {
    await (await this.running).stop();
  }
}
