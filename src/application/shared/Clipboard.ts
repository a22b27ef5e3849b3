export abstract class Clipboard {
  /** @returns whether the text was copied: browsers may refuse */
  abstract copy(text: string): Promise<boolean>;
}
