import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Camera, DeepField, Exposure } from './camera';

/** Light is stored as its square root, with fine steps for dark values and a maximum of 60. */
const BRIGHTEST = Math.sqrt(60);
const FARTHEST = 64;

/** Caches rendered frames by their inputs, so that an interrupted video continues where it stopped. */
export class Keyframes {
  private loaded = false;
  private readonly folder: string;

  constructor(
    private readonly camera: Camera,
    private readonly shader: string,
    cache: string,
  ) {
    this.folder = join(cache, createHash('sha256').update(shader).digest('hex').slice(0, 12));
    mkdirSync(this.folder, { recursive: true });
  }

  async draw(exposure: Exposure): Promise<DeepField> {
    const { width, height, samples, seed, time, first = 0 } = exposure;
    const path = join(this.folder, `${[width, height, samples, seed, time.toFixed(5), first].join('-')}.bin`);
    if (!existsSync(path)) {
      if (!this.loaded) await this.camera.load(this.shader);
      this.loaded = true;
      const field = await this.camera.expose(exposure, () => undefined);
      writeFileSync(`${path}.part`, pack(field));
      renameSync(`${path}.part`, path);
    }
    return unpack(readFileSync(path), width, height);
  }
}

function pack({ light, reach }: DeepField): Buffer {
  const out = new Uint16Array(reach.length * 4);
  for (let i = 0; i < reach.length; i++) {
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] = Math.round((Math.sqrt(light[i * 3 + c] ?? 0) / BRIGHTEST) * 65535);
    out[i * 4 + 3] = 32768 + Math.round(((reach[i] ?? 0) / FARTHEST) * 32767);
  }
  return Buffer.from(out.buffer);
}

function unpack(bytes: Buffer, width: number, height: number): DeepField {
  const packed = new Uint16Array(new Uint8Array(bytes).buffer);
  const light = new Float32Array(width * height * 3);
  const reach = new Float32Array(width * height);
  for (let i = 0; i < reach.length; i++) {
    for (let c = 0; c < 3; c++) light[i * 3 + c] = (((packed[i * 4 + c] ?? 0) / 65535) * BRIGHTEST) ** 2;
    reach[i] = (((packed[i * 4 + 3] ?? 0) - 32768) / 32767) * FARTHEST;
  }
  return { width, height, light, reach };
}
