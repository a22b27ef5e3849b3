import { Attempts } from './Attempts';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

export interface ProbeResult {
  readonly probe: Probe;
  readonly attempts: Attempts;
  readonly seconds: number;
  /** Why the attack could not be completed. */
  readonly failure?: string;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const play = async (probe: Probe, site: TargetSite): Promise<ProbeResult> => {
  const attempts = new Attempts();
  const start = performance.now();
  const secondsOf = () => (performance.now() - start) / 1000;
  try {
    await probe.run(site, attempts);
    if (attempts.count === 0) throw new Error('The probe has attempted nothing.');
    return { probe, attempts, seconds: secondsOf() };
  } catch (error) {
    return { probe, attempts, seconds: secondsOf(), failure: messageOf(error) };
  }
};

/**
 * Runs the probes one after the other, and those that mostly wait in parallel.
 * @param onResult called after each probe
 */
export const playProbes = async (
  probes: readonly Probe[],
  site: TargetSite,
  onResult: (result: ProbeResult) => void,
): Promise<void> => {
  const report = async (probe: Probe): Promise<void> => onResult(await play(probe, site));
  const waiting = probes.filter(({ isWaiting }) => isWaiting).map(report);
  for (const probe of probes.filter(({ isWaiting }) => !isWaiting)) {
    await site.restore();
    await report(probe);
  }
  await Promise.all(waiting);
};
