import type { ChangeEvent, ComponentProps } from 'react';
import { Field, splitFieldTexts, type FieldTexts } from './Field';
import './TextAreaField.scss';

type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'onChange' | 'value' | 'id' | 'required' | 'children' | 'maxLength'
>;

interface TextAreaFieldProps extends FieldTexts, TextAreaProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Multi-line text field. It grows with its content if the browser supports that. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [texts, { value, onChange, rows = 4, ...area }] = splitFieldTexts(props);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value);

  return (
    <Field {...texts}>
      {(control) => (
        <span className="k-input">
          <textarea
            {...area}
            {...control}
            rows={rows}
            className="k-input__control k-text-area"
            value={value}
            onChange={change}
          />
        </span>
      )}
    </Field>
  );
}
