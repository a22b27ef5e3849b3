import { useState, type ChangeEvent, type CSSProperties, type Ref } from 'react';
import { classNames } from '../foundation/classNames';
import { Field, splitFieldTexts, type FieldTexts } from './Field';
import { useDataFont } from '../foundation/useDataFont';
import './CodeField.scss';

interface CodeFieldProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Converts digits of other keyboards and input methods to ASCII. */
  readonly toAsciiDigits: (typed: string) => string;
  readonly name?: string | undefined;
  readonly length?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Field for a numeric code. It is one input drawn as cells, so paste and autofill work. Accepts "123 456". */
export function CodeField(props: CodeFieldProps) {
  const [texts, { value, onChange, toAsciiDigits, length = 6, ref, ...input }] = splitFieldTexts(props);
  useDataFont();
  // Changing the text of an input method while it composes would make it repeat the text.
  const [composed, setComposed] = useState<string>();
  const read = (typed: string) => onChange(toAsciiDigits(typed).replace(/\D/g, '').slice(0, length));
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setComposed((nativeEvent as InputEvent).isComposing ? target.value : undefined);
    read(target.value);
  };

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
            value={composed ?? value}
            onChange={change}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(undefined);
              read(currentTarget.value);
            }}
          />
        </span>
      )}
    </Field>
  );
}
