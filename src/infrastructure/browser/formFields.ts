export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Text of a text field or value of a select, or whether a checkbox or radio button is checked. */
export type FieldState = string | boolean;

/** Fields that a visitor can fill in and a script can set. */
export const fieldSelector = 'input:not([type="hidden"], [type="file"]), select, textarea';

const isCheckable = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

export const readField = (field: FormField): FieldState => (isCheckable(field) ? field.checked : field.value);

/** Identifies a field by its name and by which of the forms with such a field it is in. */
export interface FieldDescription {
  readonly tag: string;
  readonly name: string;
  readonly type: string;
  /** Value of a radio button. */
  readonly option: string | undefined;
  readonly index: number;
}

const findLike = ({ tag, name, type, option }: Omit<FieldDescription, 'index'>): readonly FormField[] =>
  [...document.querySelectorAll<FormField>(tag)].filter(
    (field) => field.name === name && field.type === type && (type !== 'radio' || field.value === option),
  );

/** Must be called while the field is in the page. */
export const describeField = (field: FormField): FieldDescription => {
  const { localName: tag, name, type, value } = field;
  const like = { tag, name, type, option: type === 'radio' ? value : undefined };
  return { ...like, index: findLike(like).indexOf(field) };
};

export const findField = (field: FieldDescription): FormField | undefined => findLike(field)[field.index];

/**
 * Returns a function that finds the field after React has rendered its part of the page again. Must be called while the
 * field is in the page.
 */
export const createFieldFinder = (field: FormField): (() => FormField | undefined) => {
  const description = describeField(field);
  return () => (field.isConnected ? field : findField(description));
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

/** Focuses the field that replaced one that had the focus, with the same selection. */
export const moveFocus = (from: FormField, to: FormField): void => {
  to.focus({ preventScroll: true });
  if (to instanceof HTMLSelectElement || from instanceof HTMLSelectElement) return;
  // Null for fields that have no selection, such as those for email addresses.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
};
