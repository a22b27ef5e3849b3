import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../media/Icon';
import { Field, splitFieldTexts, type FieldTexts } from './Field';
import './SelectField.scss';

type SelectProps = Omit<
  ComponentProps<'select'>,
  'className' | 'onChange' | 'value' | 'id' | 'required' | 'children'
>;

export interface SelectFieldProps extends FieldTexts, SelectProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange?: (value: string) => void;
}

/** Native select. Use it for a small number of options. */
export function SelectField(props: SelectFieldProps) {
  const [texts, { options, onChange, ...select }] = splitFieldTexts(props);

  return (
    <Field {...texts}>
      {(control) => (
        <span className="k-input">
          <select
            {...select}
            {...control}
            className="k-input__control k-select"
            onChange={(event) => onChange?.(event.target.value)}
          >
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} />
        </span>
      )}
    </Field>
  );
}
