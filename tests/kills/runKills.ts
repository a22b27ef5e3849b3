import { setTimeout as wait } from 'node:timers/promises';
import { isOutcomeUnknown } from '#domain/shared/CallFailure';
import type { SandboxData } from '../run/databases';
import { randomFrom } from '../randomFrom';
import { inParallel } from '../sandbox/inParallel';
import { createCalls, kindNames } from './calls';
import type { Network } from './Browser';
import { KilledSite } from './KilledSite';
import { createPlayers } from './players';
import type { RepeatedCall } from './RepeatedCall';
import { Stored } from './Stored';

export interface Options {
  readonly calls: number;
  readonly kills: number;
  readonly seed: number;
}

export interface Outcome {
  readonly kills: number;
  /** Number of attempts with an unknown outcome. */
  readonly interrupted: number;
  /** Calls whose effect is not stored completely, although they were answered. */
  readonly lost: readonly string[];
  /** Calls of which any part of the effect is stored more than once. */
  readonly duplicated: readonly string[];
  /** Calls whose repetition was refused, so that the player reads that they failed. */
  readonly refused: readonly string[];
  /** Players whose coupons or game time differ from the recorded changes. */
  readonly inconsistent: number;
}

/** Number of calls at the same time. */
const clients = 24;

/** Maximum distance of players whose calls are mixed, so that calls of one player often run concurrently. */
const mixedPlayers = 6;

const maxLatencyMs = 100;

const maxAttempts = 50;

/** Calls from players in ascending order, mixed with those of their neighbors. */
const mixed = (calls: readonly RepeatedCall[], random: () => number): readonly RepeatedCall[] =>
  calls
    .map((call) => ({ call, position: call.player + mixedPlayers * random() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ call }) => call);

const nameOf = ({ kind, player }: RepeatedCall): string => `${kind} ${player}`;

/** Sends the calls, and kills the web server at random moments, after answers to calls of each kind in turn. */
class Run {
  interrupted = 0;
  readonly refused: string[] = [];
  private answered = 0;
  /** How many calls must have been answered before each kill, in ascending order. */
  private readonly moments: readonly number[];

  constructor(
    private readonly site: KilledSite,
    { calls, kills }: Options,
    random: () => number,
  ) {
    const share = calls / kills;
    this.moments = Array.from({ length: kills }, (_, index) => (index + random() / 2) * share);
  }

  /** Sends all calls until they are answered. The site is listening afterwards. */
  async execute(calls: readonly RepeatedCall[]): Promise<void> {
    await inParallel(clients, calls, (call) => this.sendUntilAnswered(call));
    await this.site.untilListening();
  }

  private async sendUntilAnswered(call: RepeatedCall): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await this.site.untilListening();
      if (await this.send(call)) return;
      this.interrupted += 1;
    }
    throw new Error(`${nameOf(call)} got no answer in ${maxAttempts} attempts.`);
  }

  /** @returns whether an answer arrived */
  private async send(call: RepeatedCall): Promise<boolean> {
    const answer = await call.send();
    if (!answer.ok && isOutcomeUnknown(answer.error)) return false;
    if (this.isDue(call)) this.site.kill();
    this.answered += 1;
    if (!answer.ok) this.refused.push(`${nameOf(call)}: ${JSON.stringify(answer.error)}`);
    return true;
  }

  private isDue({ kind }: RepeatedCall): boolean {
    const { kills } = this.site;
    return this.answered >= (this.moments[kills] ?? Infinity) && kind === kindNames[kills % kindNames.length];
  }
}

/** Delivers half of the responses at once, and the others later unless the web server is killed meanwhile. */
const networkOf = (site: KilledSite, random: () => number): Network => ({
  origin: site.origin,
  deliver: async () => {
    if (random() < 0.5) return true;
    const { kills } = site;
    await wait(random() * maxLatencyMs);
    return site.kills === kills;
  },
});

/** Sends calls while the web server is killed and restarted, and counts the effects of each call in its state. */
export const runKills = async (folder: string, data: SandboxData, options: Options): Promise<Outcome> => {
  const site = await KilledSite.start(folder, data);
  try {
    const random = randomFrom(options.seed);
    const network = networkOf(site, random);
    const stored = new Stored(site.origin);
    const players = await createPlayers(site.origin, 2 * Math.ceil(options.calls / kindNames.length / 2));
    const calls = mixed(await createCalls(options.calls, players, { network, stored }), random);
    const run = new Run(site, options, random);
    await run.execute(calls);

    const [lost, duplicated]: [string[], string[]] = [[], []];
    await inParallel(clients, calls, async (call) => {
      const effects = await call.countEffects();
      const found = `${nameOf(call)}: ${effects.join(', ')}`;
      if (effects.some((count) => count < 1)) lost.push(found);
      if (effects.some((count) => count > 1)) duplicated.push(found);
    });
    let inconsistent = 0;
    await inParallel(clients, players, async (player) => {
      if (!(await stored.isConsistent(player))) inconsistent += 1;
    });
    const { interrupted, refused } = run;
    return { kills: site.kills, interrupted, lost, duplicated, refused, inconsistent };
  } finally {
    await site.stop();
  }
};
