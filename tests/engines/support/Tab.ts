/** An element, by its visible name or by a CSS selector. */
export type Target =
  | string
  | { readonly button: string }
  | { readonly link: string }
  | { readonly field: string }
  | { readonly heading: string };

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowDown';

/** A tab of one browser engine. It has its own cookies and storage. Methods fail if an element is missing. */
export interface Tab {
  open(path: string): Promise<void>;
  /** Runs a function in the page. Only values that JSON can represent are passed. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** Waits until the page shows the element. */
  see(target: Target): Promise<void>;
  click(target: Target): Promise<void>;
  /** Focuses a field, clears it and types the text. */
  type(target: Target, text: string): Promise<void>;
  choose(target: Target, files: readonly string[]): Promise<void>;
  press(key: Key): Promise<void>;
  /** Pays in the payment window, which is a frame of the page. */
  pay(card: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page. Returns the first visible match; file inputs may be hidden. */
export const locate = (target: Target): Element | null => {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string =>
    normalize(element.getAttribute('aria-label') ?? element.textContent ?? '');
  const find = (selector: string, name: string): Element | null =>
    [...document.querySelectorAll(selector)].find(
      (element) => isVisible(element) && nameOf(element) === normalize(name),
    ) ?? null;

  if (typeof target === 'string')
    return (
      [...document.querySelectorAll(target)].find(
        (element) => isVisible(element) || (element instanceof HTMLInputElement && element.type === 'file'),
      ) ?? null
    );
  if ('button' in target) return find('button, summary, [role="button"]', target.button);
  if ('link' in target) return find('a[href]', target.link);
  if ('heading' in target) return find('h1, h2, h3, h4', target.heading);
  const labels = [...document.querySelectorAll('label')].filter((label) =>
    nameOf(label).startsWith(normalize(target.field)),
  );
  return labels.map(({ control }) => control).find((control) => control && isVisible(control)) ?? null;
};

/** Frame of the sandbox's payment window, and the button in it that pays. */
export const paymentFrame = '.xpaystation-widget-lightbox iframe';
export const paySubmit = 'form [type="submit"]';
