import type { SectionResult } from '../support/SectionResult';
import { megabytes, createUploader, trackMemory } from '../support/pictures';
import { startProcess } from '../support/startProcess';

const counts = [100, 500] as const;

interface Entry {
  readonly key: string;
  readonly url: string;
}

/** Measures the zip of approved pictures: time to first byte, total time and memory. */
export const measureZip = async (): Promise<SectionResult> => {
  const sandbox = await startProcess('sandbox/main.ts');
  try {
    const rows: string[][] = [];
    const figures: unknown[] = [];
    for (const pictures of counts) {
      const { accessToken } = await createUploader(sandbox.origin, { approved: pictures });
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
      const listed = await fetch(`${sandbox.origin}/api/assets/player`, { headers });
      const { validated } = (await listed.json()) as { readonly validated: readonly Entry[] };
      const { value, before, peak } = await trackMemory(sandbox.pid, async () => {
        const start = performance.now();
        const answer = await fetch(`${sandbox.origin}/api/assets/${pictures}/download-zip`, {
          method: 'POST',
          headers,
          body: JSON.stringify(validated.map(({ key, url }) => ({ key, url }))),
        });
        let bytes = 0;
        let first = 0;
        for await (const chunk of answer.body ?? []) {
          first ||= performance.now() - start;
          bytes += (chunk as Uint8Array).byteLength;
        }
        return { bytes, first: Math.round(first), all: (performance.now() - start) / 1000 };
      });
      figures.push({ pictures, ...value, before, peak });
      rows.push([
        String(pictures),
        megabytes(value.bytes),
        `${value.first} ms`,
        `${value.all.toFixed(1)} s`,
        megabytes(before),
        megabytes(peak),
      ]);
    }
    return {
      title: 'Zip of approved pictures',
      figures,
      columns: ['Pictures', 'Zip', 'First byte', 'All of it', 'Memory before', 'Peak'],
      rows,
    };
  } finally {
    await sandbox.stop();
  }
};
