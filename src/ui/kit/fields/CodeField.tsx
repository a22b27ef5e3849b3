import type { ChangeEvent, CSSProperties, Ref } from 'react';
import { classNames } from '../foundation/classNames';
import { Field, splitFieldTexts, type FieldTexts } from './Field';
import { useDataFont } from '../foundation/useDataFont';
import './CodeField.scss';

interface CodeFieldProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly name?: string | undefined;
  readonly length?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Field for a numeric code. It is one input drawn as cells, so paste and autofill work. Accepts "123 456". */
export function CodeField(props: CodeFieldProps) {
  const [texts, { value, onChange, length = 6, ref, ...input }] = splitFieldTexts(props);
  useDataFont();
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(event.target.value.replace(/\D/g, '').slice(0, length));

  return (
    <Field {...texts}>
      {(control) => (
        <span className="k-code" style={{ '--k-code-count': length } as CSSProperties}>
          <span className="k-code__cells" aria-hidden="true">
            {Array.from({ length }, (_, cell) => (
              <span
                key={cell}
                className={classNames(
                  'k-code__cell',
                  cell < value.length && 'is-filled',
                  cell === value.length && 'is-next',
                )}
              />
            ))}
          </span>
          <input
            {...input}
            {...control}
            ref={ref}
            className="k-code__input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={change}
          />
        </span>
      )}
    </Field>
  );
}
