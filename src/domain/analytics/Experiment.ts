/** The variant of an experiment that a visitor sees (SH-18). */
export interface Experiment {
  readonly experiment: string;
  readonly variant: string;
}

const name = /^[\w.~-]{1,64}$/;

/** Reads experiment and variant from a landing page's path; undefined if they are not valid names. */
export const parseExperiment = (params: Readonly<Record<string, string>>): Experiment | undefined => {
  const { experiment = '', variant = '' } = params;
  return name.test(experiment) && name.test(variant) ? { experiment, variant } : undefined;
};
