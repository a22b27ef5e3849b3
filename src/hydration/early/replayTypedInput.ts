import { hydratedEvent } from '../protocol';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Choice = HTMLSelectElement | HTMLInputElement;

const fieldSelector = 'input:not([type="checkbox"], [type="radio"]), textarea';
const choiceSelector = 'select, input:is([type="checkbox"], [type="radio"])';

/** Bypasses the value setter that React installs on the element. Otherwise React would ignore the next event. */
const setValue = (field: Field | HTMLSelectElement, value: string): void => {
  const { prototype } = field.constructor as { readonly prototype: object };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

const isRadio = (choice: Choice): boolean => choice.type === 'radio';

const isChanged = (choice: Choice): boolean => {
  if (choice instanceof HTMLInputElement)
    return choice.checked !== choice.defaultChecked && (choice.checked || !isRadio(choice));
  const first = [...choice.options].findIndex(({ defaultSelected }) => defaultSelected);
  return choice.selectedIndex !== Math.max(0, first);
};

const stateOf = (choice: Choice): string | boolean =>
  choice instanceof HTMLInputElement ? choice.checked : choice.value;

const replayField = (field: Field): void => {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = '';
  setValue(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const replayChoice = (choice: Choice, state: string | boolean): void => {
  if (choice instanceof HTMLInputElement) {
    if (state === choice.defaultChecked) return;
    choice.checked = choice.defaultChecked;
    choice.click();
    return;
  }
  setValue(choice, String(state));
  choice.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Reports to the application what was typed, chosen, checked or autofilled before hydration, so that it sends what
 * the fields show. Hydration resets selects and checkboxes, so their values are recorded first.
 */
export const replayTypedInput = (): void => {
  const chosen = new Map<Choice, string | boolean>();
  const note = (choice: Choice): void => {
    // Only the last choice of a group counts.
    for (const other of chosen.keys())
      if (isRadio(choice) && other.name === choice.name) chosen.delete(other);
    chosen.set(choice, stateOf(choice));
  };
  const onChange = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(choiceSelector)) note(target as Choice);
  };
  for (const choice of document.querySelectorAll<Choice>(choiceSelector)) if (isChanged(choice)) note(choice);
  document.addEventListener('change', onChange, true);
  document.addEventListener(
    hydratedEvent,
    () => {
      document.removeEventListener('change', onChange, true);
      document.querySelectorAll<Field>(fieldSelector).forEach(replayField);
      chosen.forEach((state, choice) => replayChoice(choice, state));
    },
    { once: true },
  );
};
