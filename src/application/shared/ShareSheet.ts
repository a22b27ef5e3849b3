/** The device's dialog for sending something to other apps and devices. */
export abstract class ShareSheet {
  abstract readonly isAvailable: boolean;

  /** @returns false if sharing failed; the visitor closing the dialog is not a failure */
  abstract share(content: { readonly title: string; readonly url: string }): Promise<boolean>;
}
