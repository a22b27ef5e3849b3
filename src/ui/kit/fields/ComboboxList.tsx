import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Check } from 'lucide-react';
import { classNames } from '../foundation/classNames';
import { Icon } from '../media/Icon';
import type { ComboboxOption } from './comboboxOptions';
import './Combobox.scss';

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly options: readonly ComboboxOption[];
  /** Value of the selected option. */
  readonly value: string;
  /** Index of the option that is highlighted by the arrow keys; -1 for none. */
  readonly highlightedIndex: number;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The listbox of a combobox. The focus stays in the input. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, isOpen, options, value, highlightedIndex, onChoose, onKeyDown } = props;
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the list into view, because visitors might not notice it below the bottom of the window.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, options.length]);

  useEffect(() => {
    if (isOpen && highlightedIndex >= 0)
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, highlightedIndex]);

  return (
    <div className="k-combobox__list" id={id} ref={list} role="listbox" aria-label={label} hidden={!isOpen}>
      {isOpen &&
        options.map((option, index) => (
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === highlightedIndex}
            data-active={index === highlightedIndex ? true : undefined}
            className={classNames('k-combobox__option', index === highlightedIndex && 'is-active')}
            onMouseDown={(event) => event.preventDefault()}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(option)}
          >
            <span>{option.label}</span>
            {option.note && <span className="k-combobox__note">{option.note}</span>}
            {option.value === value && <Icon icon={Check} size={18} />}
          </div>
        ))}
    </div>
  );
}
