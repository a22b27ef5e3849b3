export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Text of a text field or value of a select, or whether a checkbox or radio button is checked. */
export type FieldState = string | boolean;

/** Fields that a visitor can fill in and a script can set. */
export const fieldSelector = 'input:not([type="hidden"], [type="file"]), select, textarea';

const isCheckable = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

export const readField = (field: FormField): FieldState => (isCheckable(field) ? field.checked : field.value);

/**
 * Returns a function that finds the field after React has rendered its part of the page again, by its name and by which
 * of the forms with such a field it is in. Must be called while the field is in the page.
 */
export const createFieldFinder = (field: FormField): (() => FormField | undefined) => {
  const { name, type, value } = field;
  const isSame = (other: FormField) =>
    other.name === name && other.type === type && (type !== 'radio' || other.value === value);
  const findAll = () => [...document.querySelectorAll<FormField>(field.localName)].filter(isSame);
  const index = findAll().indexOf(field);
  return () => (field.isConnected ? field : findAll()[index]);
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
