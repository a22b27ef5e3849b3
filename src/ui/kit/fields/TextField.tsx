import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import { Field, type FieldTexts } from './Field';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id' | 'required'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Uses the data font, for codes, keys and quantities. */
  readonly data?: boolean | undefined;
  /** A control inside the frame, after the input. */
  readonly end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    required,
    describedBy,
    value,
    onChange,
    data,
    end,
    type = 'text',
    ...input
  } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value);

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      required={required}
      describedBy={describedBy}
    >
      {(control) => (
        <span className="k-input">
          <input
            {...input}
            {...control}
            type={type}
            className={classNames('k-input__control', data && 'k-input__control--data')}
            value={value}
            onChange={change}
          />
          {end !== undefined && <span className="k-input__end">{end}</span>}
        </span>
      )}
    </Field>
  );
}
