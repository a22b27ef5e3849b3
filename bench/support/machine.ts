import { cpus, totalmem } from 'node:os';
import { round } from './median';

export interface Machine {
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly platform: string;
}

/** Properties for comparing figures. They do not identify the machine. */
export const thisMachine = (): Machine => ({
  cores: cpus().length,
  memoryGiB: round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
});
