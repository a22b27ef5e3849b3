/** What the visitor is at in this tab, so that nothing gets in their way. */
export abstract class Attention {
  /** Something was typed here that a field still holds: loading another page would lose it. */
  abstract readonly hasTyped: boolean;
  /** A dialog, a menu or a field with something typed is in use, or the tab is not looked at. */
  abstract readonly isTaken: boolean;
  /** @param listener is told when the visitor comes back to this tab, however long after */
  abstract onReturn(listener: () => void): void;
}
