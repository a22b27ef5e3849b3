/** The tool that runs experiments. */
export abstract class Experiments {
  /** Returns undefined until the tool has chosen a variant. */
  abstract variantOf(experiment: string): string | undefined;
}
