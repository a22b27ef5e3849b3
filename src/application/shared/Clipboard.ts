export abstract class Clipboard {
  /** @returns false when the browser refuses */
  abstract copy(text: string): Promise<boolean>;
}
