import { whenReady } from './applicationReady';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Sets what a field shows without React's own notice of it, so that the event after it counts as typing. */
const show = (field: Field, typed: string): void => {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
};

/**
 * What is typed or filled in by a password manager before the application has taken over: told to it once it has.
 * Taking over must not empty the fields, and what they show must be what is sent.
 */
export const keepTyped = (): void => {
  const fields = new Set<Field>();
  const onInput = ({ target }: Event): void => void (isField(target) && fields.add(target));

  document.addEventListener('input', onInput);
  document.addEventListener('change', onInput);
  whenReady(() => {
    document.removeEventListener('input', onInput);
    document.removeEventListener('change', onInput);
    fields.forEach((field) => {
      const { value } = field;
      field.value = '';
      show(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
};
