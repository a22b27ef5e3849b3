import type { Attempts } from './Attempts';
import type { TargetSite } from './TargetSite';

/** An attack that the site must withstand. */
export interface Probe {
  /** Item of the list of attacks, such as `12`. Several probes can share an item. */
  readonly item: string;
  readonly title: string;
  /** Set if the probe mostly waits. It then runs at the same time as the others, and must not change their state. */
  readonly isWaiting?: true;
  /** Throws if the attack cannot be played, for example because its preparation fails. */
  readonly run: (site: TargetSite, attempts: Attempts) => Promise<void>;
}
