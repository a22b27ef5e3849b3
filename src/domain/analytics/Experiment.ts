/** Which variant of an experiment a visitor sees (SH-18). */
export interface Experiment {
  readonly experiment: string;
  readonly variant: string;
}
