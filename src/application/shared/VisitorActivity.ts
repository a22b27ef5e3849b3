/** Whether the visitor can be interrupted. */
export abstract class VisitorActivity {
  /** True if a field contains entered text, which loading another page would discard. */
  abstract readonly hasTyped: boolean;
  /** True if the visitor is using a dialog, menu, field or the keyboard, or if the tab is hidden. */
  abstract readonly isBusy: boolean;
  /** @param listener is called when the visitor returns to this tab */
  abstract onReturn(listener: () => void): void;
}
