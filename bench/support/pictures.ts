import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** Creates a JPEG of noise, which compresses badly. @param side side length in pixels */
export const noisePicture = async (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

export interface Uploader {
  readonly id: string;
  readonly accessToken: string;
}

export const createUploader = async (origin: string, pictures: object): Promise<Uploader> => {
  const answer = await fetch(`${origin}/sandbox/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ traits: { pictures } }),
  });
  return (await answer.json()) as Uploader;
};

const residentBytes = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
};

const betweenLooks = 200;

/** @returns result of `work`, and the memory of the process before it and at its peak, in bytes */
export const trackMemory = async <T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly before: number; readonly peak: number }> => {
  const before = await residentBytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    void residentBytes(pid).then((bytes) => (peak = Math.max(peak, bytes)));
  }, betweenLooks);
  try {
    const value = await work();
    return { value, before, peak: Math.max(peak, await residentBytes(pid)) };
  } finally {
    clearInterval(timer);
  }
};

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
