import { carriedInputItem } from '#domain/consent/storedItems';
import {
  describeElement,
  fieldSelector,
  fillField,
  findElement,
  isTyped,
  readField,
  type FormField,
} from './formFields';
import type { ElementDescription, FieldState } from './formFields';
import { read, remove, write } from './storage';

interface CarriedInput {
  /** Path of the document that takes the input. */
  readonly path: string;
  readonly fields: readonly CarriedField[];
}

interface CarriedField {
  readonly field: ElementDescription;
  readonly state: FieldState;
}

/** Passwords, codes and payment details are never stored. */
const isSecret = ({ type, name, autocomplete }: FormField): boolean =>
  type === 'password' || name === 'recoveryCode' || /password|one-time-code|\bcc-/.test(autocomplete);

const storage = (window: Window) => (): Storage => window.sessionStorage;

/**
 * Stores what the visitor has entered on this page for the next document of this tab.
 * @param path path of that document: this page again, perhaps in another language
 */
export const carryInput = (window: Window, path = window.location.pathname): void => {
  const fields = [...window.document.querySelectorAll<FormField>(fieldSelector)]
    .filter((field) => !isSecret(field))
    .map((field): CarriedField => ({ field: describeElement(field), state: readField(field) }))
    .filter(({ state }) => state !== '');
  const carried: CarriedInput = { path, fields };
  write(storage(window), carriedInputItem.name, JSON.stringify(carried));
};

const parseCarried = (stored: string): CarriedInput | undefined => {
  try {
    return JSON.parse(stored) as CarriedInput;
  } catch {
    return undefined;
  }
};

/**
 * Takes the input that the previous document has carried to this path.
 * @returns a function that fills in the fields that are in the page, each once
 */
export const takeCarriedInput = (window: Window): (() => void) => {
  const carried = parseCarried(read(storage(window), carriedInputItem.name) ?? '');
  remove(storage(window), carriedInputItem.name);
  let waiting = carried?.path === window.location.pathname ? carried.fields : [];
  return () => {
    // Each field is filled only once, because the visitor may change it afterwards.
    waiting = waiting.filter(({ field, state }) => {
      const target = findElement<FormField>(field);
      if (!target) return true;
      if (isTyped(target) || isSecret(target)) return false;
      if (readField(target) !== state) fillField(target, state);
      // A list may not have its options yet.
      return readField(target) !== state;
    });
  };
};
