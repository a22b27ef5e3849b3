export abstract class Clipboard {
  /** @returns false if the browser denies access */
  abstract copy(text: string): Promise<boolean>;
}
