import { applicationReadyEvent } from '../protocol';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Sets the value past React, which replaces the setter of the element: only then does the next event count as input. */
const setValue = (field: Field, typed: string): void => {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
};

/**
 * Tells the application what was typed, ticked, or filled in by a password manager before it took over: fields must
 * keep their values, and what they show must be what is sent.
 */
export const keepTyped = (): void =>
  document.addEventListener(
    applicationReadyEvent,
    () => {
      for (const field of document.querySelectorAll<Field>(fields)) {
        const { value, defaultValue } = field;
        if (value === defaultValue) continue;
        field.value = '';
        setValue(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (const box of document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
        if (box.checked === box.defaultChecked) continue;
        box.checked = box.defaultChecked;
        box.click();
      }
    },
    { once: true },
  );
