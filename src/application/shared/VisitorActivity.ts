/** Whether the visitor can be interrupted. */
export abstract class VisitorActivity {
  /** A field contains entered text, which would be lost if another page was loaded. */
  abstract readonly hasTyped: boolean;
  /** A dialog, menu, field or the keyboard is in use, or the tab is hidden. */
  abstract readonly isBusy: boolean;
  /** @param listener is called when the visitor returns to this tab */
  abstract onReturn(listener: () => void): void;
}
