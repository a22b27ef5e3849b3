import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import { VisitorActivity } from '#application/shared/VisitorActivity';
import { BrowserWindow } from './BrowserWindow';

/** Pause after the last key press. A dialog that opens while a keyboard user navigates would steal the focus. */
const keyboardPauseMilliseconds = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement;

const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';
const notTyped = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'hidden'];

/** Uses document listeners to detect keyboard use and typing in any form. */
@injectable('Singleton')
export class BrowserVisitorActivity extends VisitorActivity {
  private readonly touched = new Set<Field>();
  private readonly openMenus = new Set<Element>();

  private lastKeyAt = -Infinity;

  constructor(
    private readonly browser: BrowserWindow,
    private readonly clock: Clock,
  ) {
    super();
    browser.window.document.addEventListener('keydown', this.noteKey, { capture: true, passive: true });
    browser.window.document.addEventListener('input', ({ target }) => {
      if (this.isField(target)) this.touched.add(target);
    });
    // `toggle` does not bubble.
    browser.window.document.addEventListener('toggle', (event) => this.noteMenu(event as ToggleEvent), true);
  }

  get hasTyped(): boolean {
    removeDetached(this.touched);
    return [...this.touched].some(({ value }) => value !== '');
  }

  get isBusy(): boolean {
    removeDetached(this.openMenus);
    const { document } = this.browser.window;
    return (
      document.visibilityState !== 'visible' ||
      document.querySelector(dialogs) !== null ||
      this.openMenus.size > 0 ||
      this.clock.elapsedMs() - this.lastKeyAt < keyboardPauseMilliseconds ||
      this.isField(document.activeElement) ||
      this.hasTyped
    );
  }

  onReturn(listener: () => void): void {
    const { window } = this.browser;
    window.document.addEventListener('visibilitychange', () => {
      if (window.document.visibilityState === 'visible') listener();
    });
    // Covers pages restored from the bfcache. `focus` covers computers that wake up with the tab in the foreground.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) listener();
    });
    window.addEventListener('focus', listener);
    window.addEventListener('online', listener);
  }

  private readonly noteKey = (): void => {
    this.lastKeyAt = this.clock.elapsedMs();
  };

  private noteMenu({ target, newState }: ToggleEvent): void {
    if (!(target instanceof this.browser.window.Element) || !target.hasAttribute('popover')) return;
    if (newState === 'open') this.openMenus.add(target);
    else this.openMenus.delete(target);
  }

  private isField(target: unknown): target is Field {
    const { HTMLInputElement, HTMLTextAreaElement } = this.browser.window;
    if (target instanceof HTMLTextAreaElement) return true;
    return target instanceof HTMLInputElement && !notTyped.includes(target.type);
  }
}

/** Removes detached elements, because no event reports their removal. */
const removeDetached = (elements: Set<Element>): void => {
  for (const element of elements) if (!element.isConnected) elements.delete(element);
};
