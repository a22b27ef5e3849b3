/** What the tool that runs experiments has decided for this visitor. */
export abstract class Experiments {
  /** The variant of an experiment; nothing until the tool has chosen one. */
  abstract variantOf(experiment: string): string | undefined;
}
