/** The page somebody wanted before they were asked to sign in, for the time of the visit. */
export abstract class ReturnPaths {
  abstract remember(path: string): void;
  /** What was remembered, as it was: it may have been tampered with. Forgets it. */
  abstract take(): string | undefined;
}
