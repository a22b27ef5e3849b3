import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import puppeteer from 'puppeteer-core';
import { openFirefox } from './openFirefox';
import { openWebKit } from './openWebKit';
import { retry } from './retry';
import type { Tab } from './Tab';

export interface Engine {
  open(): Promise<Tab>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => done(port));
    });
  });

const miniBrowser = ['x86_64', 'aarch64']
  .map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
const webKitPrograms = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'];

const startWebKit = async (): Promise<Engine> => {
  const port = await freePort();
  const command = ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', command, {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GDK_BACKEND: 'x11',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${url}/status`));
  return {
    open: () => openWebKit(url, miniBrowser ?? ''),
    stop: async () => void process.kill(-(driver.pid ?? 0), 'SIGKILL'),
  };
};

const firefoxPath = '/usr/bin/firefox-esr';

const startFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true });
  return { open: () => openFirefox(browser), stop: () => browser.close() };
};

export type EngineName = 'webkit' | 'firefox';

/** Whether the machine has the engine, as Debian packages it. */
export const isInstalled: Readonly<Record<EngineName, () => boolean>> = {
  webkit: () => miniBrowser !== undefined && webKitPrograms.every((path) => existsSync(path)),
  firefox: () => existsSync(firefoxPath),
};

export const startEngine: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  webkit: startWebKit,
  firefox: startFirefox,
};
