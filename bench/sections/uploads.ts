import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SectionResult } from '../support/SectionResult';
import { megabytes, noisePicture, createUploader, trackMemory } from '../support/pictures';
import { startProcess } from '../support/startProcess';

const files = 5;
/** Side length in pixels of a JPEG with slightly less than 5 MB. */
const side = 2_540;
const bytesPerSecond = 10_000_000 / 8;
const chunk = 64 * 1024;

const maxBytes = 5_000_000;

/** Sends a request body at the speed of the simulated connection. */
const sendSlowly = async (origin: string, token: string, file: Buffer, name: string): Promise<number> => {
  const boundary = randomUUID();
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n` +
      'Content-Type: image/jpeg\r\n\r\n',
  );
  const body = Buffer.concat([head, file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const sending = request(`${origin}/api/assets/player`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.byteLength,
    },
  });
  const answered = new Promise<number>((done, failed) => {
    sending.on('response', (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sending.on('error', failed);
  });
  const start = performance.now();
  for (let at = 0; at < body.byteLength; at += chunk) {
    const due = start + (at / bytesPerSecond) * 1000;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    sending.write(body.subarray(at, at + chunk));
  }
  sending.end();
  return answered;
};

/** Measures five uploads of 5 MB at 10 Mbit/s, one after another like the site. */
export const measureUploads = async (): Promise<SectionResult> => {
  const file = await noisePicture(side);
  if (file.byteLength > maxBytes) throw new Error(`The picture has ${file.byteLength} bytes.`);
  const sandbox = await startProcess('sandbox/main.ts');
  try {
    const { accessToken } = await createUploader(sandbox.origin, {});
    const seconds: number[] = [];
    const { before, peak } = await trackMemory(sandbox.pid, async () => {
      for (let count = 1; count <= files; count += 1) {
        const start = performance.now();
        const status = await sendSlowly(sandbox.origin, accessToken, file, `${count}.jpg`);
        if (status !== 204) throw new Error(`The upload was answered ${status}.`);
        seconds.push((performance.now() - start) / 1000);
      }
    });
    const line = file.byteLength / bytesPerSecond;
    const total = seconds.reduce((sum, each) => sum + each, 0);
    const examined = total / files - line;
    return {
      title: `Upload of ${files} pictures of ${megabytes(file.byteLength)} at 10 Mbit/s`,
      figures: { bytes: file.byteLength, seconds, examinedSeconds: examined, before, peak },
      columns: ['What', 'Figure'],
      rows: [
        ['all of them', `${total.toFixed(1)} s`],
        ['of which the line takes', `${(line * files).toFixed(1)} s`],
        ['to examine, encode and store one', `${examined.toFixed(1)} s`],
        ['memory of the sandbox before', megabytes(before)],
        ['peak', megabytes(peak)],
      ],
    };
  } finally {
    await sandbox.stop();
  }
};
