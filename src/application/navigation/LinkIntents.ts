/** Links that the visitor may follow next. Paths have query and hash. */
export abstract class LinkIntents {
  /** Links that are pointed at, touched or focused. @param listener may get a path several times */
  abstract onIntent(listener: (path: string) => void): void;

  /** Links in view. @param listener gets each path once, one path each time the browser is idle */
  abstract onSight(listener: (path: string) => void): void;

  /** All links of the page. @param listener gets each path once, slowly, from some seconds after this call on */
  abstract onPresence(listener: (path: string) => void): void;
}
