import { useId, useState, type KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { Icon } from '../media/Icon';
import { ComboboxList, optionId } from './ComboboxList';
import { chosenBy, matchingOptions, type ComboboxOption } from './comboboxOptions';
import { Field, splitFieldTexts, type FieldTexts } from './Field';

interface ComboboxProps extends FieldTexts {
  readonly options: readonly ComboboxOption[];
  /** Of the chosen option; empty for none. A value without an option is shown as it is. */
  readonly value: string;
  /** Also gets a text that names no option, when the field is left: the form says what is wrong with it. */
  readonly onChange: (value: string) => void;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly emptyText: string;
  /** Announced while the list is open. */
  readonly countText: (count: number) => string;
}

/** A select that is searched by typing: an editable combobox with a listbox (ARIA Authoring Practices). */
export function Combobox(props: ComboboxProps) {
  const [texts, choice] = splitFieldTexts(props);
  const { options, value, onChange, name, autoComplete, readOnly = false, emptyText, countText } = choice;
  const listId = useId();
  /** Nothing while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = options.find((option) => option.value === value)?.label ?? value;
  const found = matchingOptions(options, typed ?? '');
  const activeId = isOpen && active >= 0 ? optionId(listId, active) : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const open = () => {
    if (readOnly) return;
    setIsOpen(true);
    setActive(found.findIndex((option) => option.value === value));
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    setTyped(undefined);
    close();
  };
  const change = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(text === '' ? -1 : 0);
  };
  const leave = () => {
    const text = typed?.trim();
    const named = text === undefined || text === '' ? undefined : chosenBy(options, text);
    if (text !== undefined && !named) onChange(text);
    choose(named);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    if (found.length > 0)
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
  };
  const press = (event: KeyboardEvent) => {
    const handled = () => event.preventDefault();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      handled();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      handled();
      if (found.length === 0) leave();
      else choose(found[active]);
    } else if (event.key === 'Escape' && (isOpen || typed !== undefined)) {
      handled();
      choose(undefined);
    }
  };

  return (
    <Field {...texts}>
      {(control) => (
        <div className="k-combobox">
          <span className="k-input">
            <input
              {...control}
              className="k-input__control"
              type="text"
              role="combobox"
              name={name}
              autoComplete={autoComplete}
              autoCorrect="off"
              spellCheck={false}
              readOnly={readOnly}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              value={typed ?? shown}
              onChange={(event) => change(event.target.value)}
              onClick={() => (isOpen ? undefined : open())}
              onKeyDown={press}
              onBlur={leave}
            />
            <span className="k-combobox__mark" aria-hidden="true">
              <Icon of={ChevronDown} size={20} />
            </span>
          </span>
          <ComboboxList
            id={listId}
            label={texts.label}
            isOpen={isOpen}
            options={found}
            value={value}
            active={active}
            onChoose={choose}
            onKeyDown={press}
          />
          {isOpen && found.length === 0 && <p className="k-combobox__none">{emptyText}</p>}
          <VisuallyHidden>
            <span role="status">{isOpen && (found.length === 0 ? emptyText : countText(found.length))}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
