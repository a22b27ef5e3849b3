import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import { Field, splitFieldTexts, type FieldTexts } from './Field';

/** Without `maxLength`, because browsers cut pasted text without saying so. */
type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'onChange' | 'value' | 'id' | 'required' | 'maxLength'
>;

export interface TextFieldProps extends FieldTexts, InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether to use the data font. Use it for codes, keys and quantities. */
  readonly usesDataFont?: boolean | undefined;
  /** An additional control after the input, inside the frame. */
  readonly endControl?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const [texts, control] = splitFieldTexts(props);
  const { value, onChange, usesDataFont, endControl, type = 'text', ...input } = control;
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value);

  return (
    <Field {...texts}>
      {(connected) => (
        <span className="k-input">
          <input
            {...input}
            {...connected}
            type={type}
            className={classNames('k-input__control', usesDataFont && 'k-input__control--data')}
            value={value}
            onChange={change}
          />
          {endControl !== undefined && <span className="k-input__end">{endControl}</span>}
        </span>
      )}
    </Field>
  );
}
