import type { InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../media/Icon';
import { Field, type FieldTexts } from './Field';
import { isComposing } from './isComposing';

interface ComboboxControlProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'maxLength'> {
  readonly texts: FieldTexts;
  readonly mark: LucideIcon;
  readonly listId: string;
  readonly isOpen: boolean;
  /** Id of the option that is highlighted by the arrow keys. */
  readonly activeId: string | undefined;
  /** @param isFocused false if the browser has filled in the field, because no blur event follows then */
  readonly onType: (typed: string, isFocused: boolean) => void;
  /** The list and its status text. */
  readonly children: ReactNode;
}

/** The input of an editable combobox with a listbox (ARIA Authoring Practices). */
export function ComboboxControl({
  texts,
  mark,
  listId,
  isOpen,
  activeId,
  onType,
  children,
  ...input
}: ComboboxControlProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <div className="k-combobox">
          <span className="k-input">
            <input
              {...input}
              {...control}
              className="k-input__control"
              type="text"
              role="combobox"
              autoCorrect="off"
              spellCheck={false}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              onChange={({ target }) => onType(target.value, target.matches(':focus'))}
            />
            <span className="k-combobox__mark" aria-hidden="true">
              <Icon icon={mark} size={20} />
            </span>
          </span>
          {children}
        </div>
      )}
    </Field>
  );
}

interface ComboboxKeys {
  readonly onMove: (step: 1 | -1) => void;
  /** `undefined` if there is nothing to select. Enter then submits the form as usual. */
  readonly onEnter: (() => void) | undefined;
  /** `undefined` if there is nothing to close. Escape then has its usual effect. */
  readonly onEscape: (() => void) | undefined;
}

export const comboboxKeys =
  ({ onMove, onEnter, onEscape }: ComboboxKeys) =>
  (event: KeyboardEvent): void => {
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => onMove(1),
      ArrowUp: () => onMove(-1),
      Enter: onEnter,
      Escape: onEscape,
    };
    const action = actions[event.key];
    if (!action || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    action();
  };
