import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { log } from '../logging/log';
import type { Settings } from '../settings/settings';
import { writeWhole } from '../startup/writeWhole';

interface Stored {
  readonly apiOrigin: string;
  /** Response of /configuration. */
  readonly configuration: string;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'configuration' in value &&
  typeof value.configuration === 'string' &&
  'apiOrigin' in value;

/** @throws if there is no such file, or its content is invalid */
const readStored = async (file: string): Promise<Stored> => {
  const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isStored(stored)) throw new Error(`${file} contains no configuration`);
  JSON.parse(stored.configuration);
  return stored;
};

/**
 * The last response of /configuration. With `API_ORIGIN`, it is also stored in the data folder, so that a process that
 * starts while the API is unavailable can render pages.
 */
export class LastConfiguration {
  private hasWarned = false;
  /** What the file contains, or what is being written to it. */
  private stored: string | undefined;

  private constructor(
    private readonly file: string | undefined,
    private readonly apiOrigin: string,
    private latest: string | undefined,
  ) {
    this.stored = latest;
  }

  /** Reads the stored copy. Ignores a copy of another API, and a file that cannot be read. */
  static async read({
    dataFolder,
    apiOrigin = '',
  }: Pick<Settings, 'dataFolder' | 'apiOrigin'>): Promise<LastConfiguration> {
    if (apiOrigin === '' || dataFolder === 'memory')
      return new LastConfiguration(undefined, apiOrigin, undefined);
    const file = join(dataFolder, 'configuration.json');
    const stored = await readStored(file).catch(() => undefined);
    const isOwn = stored?.apiOrigin === apiOrigin;
    return new LastConfiguration(file, apiOrigin, isOwn ? stored.configuration : undefined);
  }

  /** Undefined if there was no response yet. */
  get current(): string | undefined {
    return this.latest;
  }

  /** Writes the file only if the configuration has changed. Never rejects. */
  async update(configuration: string): Promise<void> {
    this.latest = configuration;
    if (this.file === undefined || configuration === this.stored) return;
    this.stored = configuration;
    const stored: Stored = { apiOrigin: this.apiOrigin, configuration };
    try {
      await mkdir(dirname(this.file), { recursive: true });
      await writeWhole(this.file, JSON.stringify(stored), `${this.file}.${process.pid}`);
    } catch (error) {
      // Written again with the next response.
      this.stored = undefined;
      if (!this.hasWarned)
        log.warn({ err: error }, 'The configuration could not be stored for restarts while the API is down');
      this.hasWarned = true;
    }
  }
}
