type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Sets what a field shows without React's own notice of it, so that the event after it counts as typing. */
const show = (field: Field, typed: string): void => {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
};

/**
 * What was typed, ticked, or filled in by a password manager, before the application has taken over: told to it once it has.
 * Taking over must not empty the fields, and what they show must be what is sent.
 */
export const keepTyped = (): void =>
  document.addEventListener(
    'application-ready',
    () => {
      for (const field of document.querySelectorAll<Field>(fields)) {
        const { value, defaultValue } = field;
        if (value === defaultValue) continue;
        field.value = '';
        show(field, value);
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
