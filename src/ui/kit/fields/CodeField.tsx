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

/** Returns the code in a longer text, such as that of an email, or else all digits. */
const digitsIn = (text: string, length: number): string => {
  const groups = text.match(/\d+(?:[ \u00A0-]\d+)*/g)?.map((group) => group.replace(/\D/g, '')) ?? [];
  const codes = groups.filter((group) => group.length === length);
  return codes.length === 1 ? codes.join('') : groups.join('');
};

/** Field for a numeric code. It is one input drawn as cells, so paste and autofill work. Accepts "123 456". */
export function CodeField(props: CodeFieldProps) {
  const [texts, { value, onChange, toAsciiDigits, length = 6, ref, ...input }] = splitFieldTexts(props);
  useDataFont();
  // Digits beyond the code are shown, because nobody would notice what is cut off.
  const cells = Math.max(length, value.length);
  // Changing the text of an input method while it composes would make it repeat the text.
  const [composed, setComposed] = useState<string>();
  const read = (typed: string) => onChange(digitsIn(toAsciiDigits(typed), length));
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setComposed((nativeEvent as InputEvent).isComposing ? target.value : undefined);
    read(target.value);
  };

  return (
    <Field {...texts}>
      {(control) => (
        <span className="k-code" style={{ '--k-code-count': cells } as CSSProperties}>
          <span className="k-code__cells" aria-hidden="true">
            {Array.from({ length: cells }, (_, cell) => (
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
