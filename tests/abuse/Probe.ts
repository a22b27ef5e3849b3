import type { Attempts } from './Attempts';
import type { TargetSite } from './TargetSite';

/** An attack that the site must withstand. */
export interface Probe {
  /** Topic by which attacks are selected, such as `sessions`. Several probes can share it. */
  readonly item: string;
  readonly title: string;
  /** Set if the probe mostly waits. It runs in parallel to the others, so it must not change shared state. */
  readonly isWaiting?: true;
  /** @throws if the attack cannot be run, for example because its preparation fails */
  readonly run: (site: TargetSite, attempts: Attempts) => Promise<void>;
}
