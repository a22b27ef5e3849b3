import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Ids of pushed documents that may not be published yet. The service does not list documents before publication,
 * so without the ids, another push would create them again.
 */
export class PushLedger {
  private constructor(
    private readonly file: string,
    private readonly ids: Map<string, string>,
  ) {}

  static async open(file: string): Promise<PushLedger> {
    const written = await readFile(file, 'utf8').catch(() => '{}');
    return new PushLedger(file, new Map(Object.entries(JSON.parse(written) as Record<string, string>)));
  }

  idOf(key: string): string | undefined {
    return this.ids.get(key);
  }

  remember(key: string, id: string): void {
    this.ids.set(key, id);
  }

  async save(): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true });
    await writeFile(this.file, `${JSON.stringify(Object.fromEntries(this.ids), null, 2)}\n`);
  }
}
