import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { ComboboxControl, comboboxKeys } from './ComboboxControl';
import { ComboboxList, optionId } from './ComboboxList';
import { matchOption, matchingOptions, type ComboboxOption } from './comboboxOptions';
import { splitFieldTexts, type FieldTexts } from './Field';

interface ComboboxProps extends FieldTexts {
  readonly options: readonly ComboboxOption[];
  /** Value of the selected option; empty if none is. A value without an option is shown as is. */
  readonly value: string;
  /** Also called on blur with text that matches no option. The form must then show the problem. */
  readonly onChange: (value: string) => void;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly emptyText: string;
  /** Returns the number of options as text, which is announced while the list is open. */
  readonly countText: (count: number) => string;
}

/** A searchable select: an editable combobox with a listbox (ARIA Authoring Practices). */
export function Combobox(props: ComboboxProps) {
  const [texts, choice] = splitFieldTexts(props);
  const { options, value, onChange, name, autoComplete, readOnly = false, emptyText, countText } = choice;
  const listId = useId();
  /** The entered text; `undefined` while the field shows the selected option. */
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
  const change = (text: string, isFocused: boolean) => {
    if (!isFocused) return leave(text);
    setTyped(text);
    setIsOpen(true);
    setActive(text === '' ? -1 : 0);
  };
  const leave = (entered = typed) => {
    const text = entered?.trim();
    const named = text === undefined || text === '' ? undefined : matchOption(options, text);
    if (text !== undefined && !named) onChange(text);
    choose(named);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    if (found.length > 0)
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
  };
  const press = comboboxKeys({
    onMove: move,
    onEnter: isOpen ? () => (found.length === 0 ? leave() : choose(found[active])) : undefined,
    onEscape: isOpen || typed !== undefined ? () => choose(undefined) : undefined,
  });

  return (
    <ComboboxControl
      texts={texts}
      mark={ChevronDown}
      listId={listId}
      isOpen={isOpen}
      activeId={activeId}
      name={name}
      autoComplete={autoComplete}
      readOnly={readOnly}
      value={typed ?? shown}
      onType={change}
      onClick={() => (isOpen ? undefined : open())}
      onKeyDown={press}
      onBlur={() => leave()}
    >
      <ComboboxList
        id={listId}
        label={texts.label}
        isOpen={isOpen}
        options={found}
        value={value}
        highlightedIndex={active}
        onChoose={choose}
        onKeyDown={press}
      />
      {isOpen && found.length === 0 && <p className="k-combobox__none">{emptyText}</p>}
      <VisuallyHidden>
        <span role="status">{isOpen && (found.length === 0 ? emptyText : countText(found.length))}</span>
      </VisuallyHidden>
    </ComboboxControl>
  );
}
