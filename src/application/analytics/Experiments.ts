/** The tool that runs experiments. */
export abstract class Experiments {
  /** Nothing until the tool has chosen. */
  abstract variantOf(experiment: string): string | undefined;
}
