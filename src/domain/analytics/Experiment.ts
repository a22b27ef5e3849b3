/** An experiment and the variant that the visitor sees (SH-18). */
export interface Experiment {
  readonly experiment: string;
  readonly variant: string;
}

const name = /^[\w.~-]{1,64}$/;

/** Reads the experiment and variant from the path of a landing page; undefined if the names are not valid. */
export const parseExperiment = (params: Readonly<Record<string, string>>): Experiment | undefined => {
  const { experiment = '', variant = '' } = params;
  return name.test(experiment) && name.test(variant) ? { experiment, variant } : undefined;
};
