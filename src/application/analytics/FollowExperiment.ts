import { Configuration } from '../configuration/Configuration';
import { Consent } from '../consent/Consent';
import { Analytics } from '../shared/Analytics';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { Experiments } from './Experiments';

/** Polling interval in milliseconds. */
const pollMilliseconds = 100;

/**
 * Polls for the variant of the current experiment and reports it to analytics (SH-18). Polls only with performance
 * consent, because the experiment tool is not loaded without it.
 */
@useCase
export class FollowExperiment {
  constructor(
    private readonly configuration: Configuration,
    private readonly consent: Consent,
    private readonly experiments: Experiments,
    private readonly analytics: Analytics,
    private readonly clock: Clock,
  ) {}

  /** @returns a function that stops polling */
  execute(): () => void {
    const { experiment } = this.configuration.current;
    if (experiment === undefined) return () => undefined;

    let callOff = (): void => undefined;
    const look = (): void => {
      const variant = this.experiments.variantOf(experiment);
      if (variant === undefined) {
        callOff = this.clock.schedule(pollMilliseconds, look);
      } else {
        this.analytics.trackExperiment({ experiment, variant });
        stop();
      }
    };
    const follow = (): void => {
      callOff();
      if (this.consent.agreesTo('performance')) look();
    };
    const stopListening = this.consent.onChange(follow);
    const stop = (): void => {
      stopListening();
      callOff();
    };
    follow();
    return stop;
  }
}
