export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Text of a text field or value of a select, or whether a checkbox or radio button is checked. */
export type FieldState = string | boolean;

/** Fields that a visitor can fill in and a script can set. */
export const fieldSelector = 'input:not([type="hidden"], [type="file"]), select, textarea';

export type Choice = HTMLSelectElement | HTMLInputElement;

export const choiceSelector = 'select, input:is([type="checkbox"], [type="radio"])';

export const isChoice = (field: Element): field is Choice => field.matches(choiceSelector);

/** Whether a text field shows something else than the page had. */
export const isTyped = (field: FormField): boolean =>
  !isChoice(field) && field.value !== (field as HTMLInputElement | HTMLTextAreaElement).defaultValue;

const isCheckable = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

export const readField = (field: FormField): FieldState => (isCheckable(field) ? field.checked : field.value);

/** Attributes by which an element is recognized. Extensions add classes to fields. */
const identifyingAttributes = (element: Element): readonly string[] => {
  if (!element.matches(fieldSelector)) return ['class', 'href'];
  return element.matches('[type="radio"]') ? ['name', 'type', 'value'] : ['name', 'type'];
};

/** Identifies a field by its name, any other element by its class and URL, and by its position among similar ones. */
export interface ElementDescription {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string | null])[];
  readonly index: number;
}

const findSimilar = <E extends Element>({
  tag,
  attributes,
}: Omit<ElementDescription, 'index'>): readonly E[] =>
  [...document.querySelectorAll<E>(tag)].filter((element) =>
    attributes.every(([name, value]) => element.getAttribute(name) === value),
  );

/** Must be called while the element is in the page. */
export const describeElement = (element: Element): ElementDescription => {
  const attributes = identifyingAttributes(element).map(
    (name) => [name, element.getAttribute(name)] as const,
  );
  const similar = { tag: element.localName, attributes };
  return { ...similar, index: findSimilar(similar).indexOf(element) };
};

export const findElement = <E extends Element>(description: ElementDescription): E | undefined =>
  findSimilar<E>(description)[description.index];

/**
 * Returns a function that finds the element after React has rendered its part of the page again. Must be called while
 * the element is in the page.
 */
export const createFinder = <E extends Element>(element: E): (() => E | undefined) => {
  const description = describeElement(element);
  return () => (element.isConnected ? element : findElement<E>(description));
};

/** Undefined for elements that have no selection, such as fields for email addresses. */
const selectionOf = (element: Element): readonly [number | null, number | null] | undefined => {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd]
    : undefined;
};

/** Bypasses the value setter that React installs on the element. Otherwise React would ignore the next event. */
const setValue = (field: FormField, value: string): void => {
  const { prototype } = field.constructor as { readonly prototype: object };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

/** Sets a field and reports it to React, as if a visitor had done it. */
export const fillField = (field: FormField, state: FieldState): void => {
  if (typeof state === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== state) field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    setValue(field, state);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = '';
  setValue(field, state);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Reads the selection of the focused element.
 * @returns a function that focuses the element that replaced it, and selects the same
 */
export const createFocusMover = (from: HTMLElement): ((to: HTMLElement) => void) => {
  const selection = selectionOf(from);
  return (to) => {
    if (to !== document.activeElement) to.focus({ preventScroll: true });
    if (selection && selectionOf(to)) (to as HTMLInputElement).setSelectionRange(...selection);
  };
};
