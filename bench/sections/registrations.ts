import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadFigures } from '../support/load';
import type { SectionResult } from '../support/SectionResult';
import { startProcess } from '../support/startProcess';

const connections = 10;
const loadSeconds = 10;
/** Milliseconds of additional load before the process is killed. */
const untilKilledMs = 2000;

const emailOf = (name: string): string => `${name}@bench.farstead.test`;

/** @returns whether the registration succeeded */
const register = async (origin: string, name: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      displayName: name,
      firstName: 'Ada',
      lastName: 'Verne',
      email: emailOf(name),
      password: 'Farstead-2026!',
      newsletter: true,
      language: 'en',
    }),
  });
  return answer.status === 204;
};

interface Load {
  /** Names of successful registrations. */
  readonly done: readonly string[];
  /** Names of registrations without a response or with an error. */
  readonly open: readonly string[];
  readonly figures: LoadFigures;
}

/** Registers repeatedly until the process is killed. Times only the responses within `loadSeconds`. */
const registerUntilKilled = async (origin: string, kill: () => Promise<void>): Promise<Load> => {
  const done: string[] = [];
  const open: string[] = [];
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const start = performance.now();
  const isTimed = (): boolean => performance.now() - start < loadSeconds * 1000;
  const registerOnAndOn = async (connection: number): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      const name = `bench-${connection}-${n}`;
      const sent = performance.now();
      const isDone = await register(origin, name).catch(() => false);
      (isDone ? done : open).push(name);
      if (!isTimed()) continue;
      times.push(performance.now() - sent);
      if (!isDone) failed += 1;
    }
  };
  const load = Array.from({ length: connections }, (_, connection) => registerOnAndOn(connection));
  await wait(loadSeconds * 1000 + untilKilledMs);
  const ending = kill();
  isOver = true;
  await Promise.all([ending, ...load]);
  times.sort((a, b) => a - b);
  const quantile = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const perSecond = Math.round((times.length - failed) / loadSeconds);
  return { done, open, figures: { perSecond, p50: quantile(0.5), p99: quantile(0.99), failed } };
};

/** Stored part of a registration: the account and its email, nothing, or only one of them. */
const storedPart = async (origin: string, name: string): Promise<'all' | 'half' | 'nothing'> => {
  const query = encodeURIComponent(emailOf(name));
  const account = await fetch(`${origin}/sandbox/registration.json?email=${query}`);
  await account.text();
  const emails = (await (await fetch(`${origin}/sandbox/mailbox.json?to=${query}`)).json()) as unknown[];
  if (account.status === 404 && emails.length === 0) return 'nothing';
  return account.ok && emails.length === 1 ? 'all' : 'half';
};

const count = async (origin: string, names: readonly string[]): Promise<Record<string, number>> => {
  const counted = { all: 0, half: 0, nothing: 0 };
  for (const name of names) counted[await storedPart(origin, name)] += 1;
  return counted;
};

/** Measures registrations under load, with password hashing and email, and the stored data after a crash. */
export const measureRegistrations = async (): Promise<SectionResult> => {
  const data = await mkdtemp(join(tmpdir(), 'starport-bench-'));
  // Tests the embedded database, because a database server survives the process.
  const environment = { DATA_DIR: data, DATABASE_URL: '' };
  try {
    const first = await startProcess('sandbox/main.ts', environment);
    const { done, open, figures } = await registerUntilKilled(first.origin, first.kill);
    const second = await startProcess('sandbox/main.ts', environment);
    try {
      const answered = await count(second.origin, done);
      const unanswered = await count(second.origin, open);
      const stored = answered.all ?? 0;
      return {
        title: 'Registrations, embedded database, killed during the run',
        figures: { ...figures, answered: done.length, stored, lost: done.length - stored, unanswered },
        columns: ['What', 'Figure'],
        rows: [
          [`registrations per second, ${connections} connections`, String(figures.perSecond)],
          ['p50', `${figures.p50} ms`],
          ['p99', `${figures.p99} ms`],
          ['failed', String(figures.failed)],
          ['confirmed before SIGKILL', String(done.length)],
          ['of these present after the restart, each with its email', String(stored)],
          ['lost', String(done.length - stored)],
          [
            'unanswered: stored completely, partially, not at all',
            `${unanswered.all}, ${unanswered.half}, ${unanswered.nothing}`,
          ],
        ],
      };
    } finally {
      await second.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};
