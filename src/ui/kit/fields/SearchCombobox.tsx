import { useId, useState } from 'react';
import { Check, Search } from 'lucide-react';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { ComboboxControl, comboboxKeys } from './ComboboxControl';
import { ComboboxList, optionId } from './ComboboxList';
import type { ComboboxOption } from './comboboxOptions';
import { splitFieldTexts, type FieldTexts } from './Field';

interface SearchComboboxProps extends FieldTexts {
  readonly name?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly inputValue: string;
  /** Whether an option is selected and the entered text is its name. */
  readonly isChosen: boolean;
  /** Search results; undefined until the search has returned. */
  readonly options: readonly ComboboxOption[] | undefined;
  /** Status of the search. It is announced, and shown if there is nothing to select. */
  readonly status: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onLeave: () => void;
  readonly onFocus?: (() => void) | undefined;
  /** Whether the options stay when the field loses focus, until the caller removes them. */
  readonly keepsOptionsOnBlur?: boolean | undefined;
}

/** Selects a result of the caller's search: an editable combobox with a listbox (ARIA Authoring Practices). */
export function SearchCombobox(props: SearchComboboxProps) {
  const [texts, search] = splitFieldTexts(props);
  const { name, readOnly = false, inputValue, isChosen, options = [], status } = search;
  const { onType, onChoose, onLeave, onFocus, keepsOptionsOnBlur = false } = search;
  const listId = useId();
  const [isClosed, setIsClosed] = useState(true);
  const [active, setActive] = useState(-1);
  const isOpen = !isClosed && !readOnly && options.length > 0;
  const isActive = isOpen && active >= 0 && active < options.length;

  const close = () => {
    setIsClosed(true);
    setActive(-1);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChoose(option);
    close();
  };
  const move = (step: 1 | -1) => {
    setIsClosed(false);
    if (options.length === 0) return;
    const start = isOpen ? active : -1;
    setActive((start + step + options.length + (start < 0 && step < 0 ? 1 : 0)) % options.length);
  };
  const type = (text: string) => {
    onType(text);
    setIsClosed(false);
    setActive(-1);
  };
  const leave = () => {
    onLeave();
    if (!keepsOptionsOnBlur) close();
  };
  const press = comboboxKeys({
    onMove: move,
    onEnter: isActive ? () => choose(options[active]) : undefined,
    onEscape: isOpen ? close : undefined,
  });

  return (
    <ComboboxControl
      texts={texts}
      mark={isChosen ? Check : Search}
      listId={listId}
      isOpen={isOpen}
      activeId={isActive ? optionId(listId, active) : undefined}
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      readOnly={readOnly}
      value={inputValue}
      onType={type}
      onFocus={onFocus}
      onKeyDown={press}
      onBlur={leave}
    >
      <ComboboxList
        id={listId}
        label={texts.label}
        isOpen={isOpen}
        options={options}
        value=""
        highlightedIndex={active}
        onChoose={choose}
        onKeyDown={press}
      />
      {!isClosed && !isOpen && status !== undefined && <p className="k-combobox__none">{status}</p>}
      <VisuallyHidden>
        <span role="status">{isClosed ? '' : status}</span>
      </VisuallyHidden>
    </ComboboxControl>
  );
}
