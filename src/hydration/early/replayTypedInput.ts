import { takeCarriedInput } from '#infrastructure/browser/carriedInput';
import {
  choiceSelector,
  createFinder,
  createFocusMover,
  fieldSelector,
  fillField,
  isChoice,
  isTyped,
  readField,
  type Choice,
  type FieldState,
  type FormField,
} from '#infrastructure/browser/formFields';
import { hydratedEvent } from '../protocol';

const isRadio = (choice: Choice): boolean => choice.type === 'radio';

const isChanged = (choice: Choice): boolean => {
  if (choice instanceof HTMLInputElement)
    return choice.checked !== choice.defaultChecked && (choice.checked || !isRadio(choice));
  const first = [...choice.options].findIndex(({ defaultSelected }) => defaultSelected);
  return choice.selectedIndex !== Math.max(0, first);
};

const replayChoice = (choice: Choice, state: FieldState): void => {
  if (choice instanceof HTMLInputElement) {
    if (state === choice.defaultChecked) return;
    choice.checked = choice.defaultChecked;
  }
  fillField(choice, state);
};

/** What the visitor has used before hydration, and how to find what React renders instead of it. */
class ElementsInUse {
  private readonly finders = new Map<FormField, () => FormField | undefined>();
  private readonly chosen = new Map<Choice, FieldState>();
  private focused: HTMLElement | undefined;
  private findFocused = (): HTMLElement | undefined => undefined;

  readonly onEvent = ({ type, target }: Event): void => {
    if (type === 'focusin' || type === 'click') this.recordFocus();
    if (!(target instanceof Element) || !target.matches(fieldSelector)) return;
    const field = target as FormField;
    this.add(field);
    if (type === 'change' && isChoice(field)) this.choose(field);
  };

  /** Not cleared when an element loses the focus, because some browsers report that for a removed element, too. */
  recordFocus(): void {
    const { activeElement, body } = document;
    this.focused = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
    if (this.focused) this.findFocused = createFinder(this.focused);
  }

  add(field: FormField): void {
    if (!this.finders.has(field)) this.finders.set(field, createFinder(field));
  }

  choose(choice: Choice): void {
    // Only the last choice of a group counts.
    for (const other of this.chosen.keys())
      if (isRadio(choice) && other.name === choice.name) this.chosen.delete(other);
    this.chosen.set(choice, readField(choice));
  }

  replay(): void {
    const moveFocus = this.focused && createFocusMover(this.focused);
    // Read before the first field is filled: React then resets the others.
    const typed = [...this.finders.keys()].filter(isTyped).map((field) => [field, field.value] as const);
    for (const [field, text] of typed) {
      const target = this.find(field);
      if (target) fillField(target, text);
    }
    for (const [choice, state] of this.chosen) {
      const target = this.find(choice);
      if (target) replayChoice(target as Choice, state);
    }
    const target = this.focused && this.findFocused();
    const { activeElement, body } = document;
    // An element that React has kept and that has no focus was left by the visitor.
    const isLost = target !== this.focused && activeElement === body;
    if (target && (activeElement === target || isLost)) moveFocus?.(target);
  }

  private find(field: FormField): FormField | undefined {
    return this.finders.get(field)?.();
  }
}

const watchedEvents = ['focusin', 'click', 'input', 'change'];

/**
 * Reports to the application what was typed, chosen, checked or autofilled before hydration, so that it sends what
 * the fields show. Hydration resets selects and checkboxes, so their values are recorded first. If React renders a form
 * again because an extension or a translator has changed the page, its new fields get the values. Input that the previous
 * document has carried counts as typed.
 */
export const replayTypedInput = (): void => {
  const fillCarried = takeCarriedInput(window);
  fillCarried();
  const used = new ElementsInUse();
  const addAll = (): void => {
    for (const field of document.querySelectorAll<FormField>(fieldSelector)) used.add(field);
  };
  addAll();
  used.recordFocus();
  for (const choice of document.querySelectorAll<Choice>(choiceSelector))
    if (isChanged(choice)) used.choose(choice);
  for (const type of watchedEvents) document.addEventListener(type, used.onEvent, true);
  document.addEventListener(
    hydratedEvent,
    () => {
      for (const type of watchedEvents) document.removeEventListener(type, used.onEvent, true);
      addAll();
      used.replay();
      fillCarried();
    },
    { once: true },
  );
};
