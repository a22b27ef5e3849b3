import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { installedChromium } from '../installedChromium';

/** A reason why the tests cannot start. The message is one sentence that explains how to fix it. */
export class PreflightError extends Error {}

/** Finds Chromium, or installs the version for Playwright. @throws {PreflightError} if Chromium cannot be installed */
export const requireBrowser = (): void => {
  // Requires full Chromium, because the headless shell has no bfcache.
  const exists = () => installedChromium() !== undefined || existsSync(chromium.executablePath());
  if (exists()) return;
  console.log('No Chromium is installed: installing one for the end-to-end tests.');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (exists()) return;
  throw new PreflightError(
    'The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to the path of its executable.',
  );
};

/** @throws {PreflightError} if the server does not accept connections */
export const requireDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new PreflightError(
      `TEST_DATABASE_URL names a PostgreSQL server that does not answer (${reason}): start it, or unset the variable to use the embedded database.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

const gibibyte = 1024 ** 3;

/** Space for the build, the caches and the temporary databases of a run, with a margin. */
const requiredBytes = 3 * gibibyte;

/** @throws {PreflightError} if the disk of this folder or of the temporary folder is nearly full */
export const requireDiskSpace = (): void => {
  for (const folder of [process.cwd(), tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= requiredBytes) continue;
    const free = ((bavail * bsize) / gibibyte).toFixed(1);
    throw new PreflightError(
      `The disk of ${folder} has ${free} GB left and the tests need ${requiredBytes / gibibyte}: free some space.`,
    );
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

const anyFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Returns the first of three consecutive free ports: for the site, the demo and the site behind the API proxy. */
export const freePorts = async (): Promise<number> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = await anyFreePort();
    if (port < 65_534 && (await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
  throw new PreflightError('No three neighboring ports are free for the end-to-end tests: stop a server.');
};
