import { useCallback, useId, type ComponentProps, type ReactNode } from 'react';
import type { FieldTexts } from './Field';
import './Checkbox.scss';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'checked' | 'onChange' | 'id'>;

interface CheckboxProps extends Pick<FieldTexts, 'hint' | 'error'>, InputProps {
  /** May contain links. A click on a link opens it; any other click toggles the checkbox. */
  readonly label: ReactNode;
  readonly checked: boolean;
  /** Whether some of the represented items are checked. `checked` is then false, and the next click checks all. */
  readonly indeterminate?: boolean | undefined;
  /** One or two words that describe the current value, shown at the end of the line. */
  readonly state?: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const { label, state, hint, error, checked, indeterminate = false, onChange, ...input } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  // `indeterminate` can only be set as a DOM property, because it has no HTML attribute.
  const show = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate;
    },
    [indeterminate],
  );

  return (
    <label className="k-checkbox" htmlFor={id}>
      <input
        {...input}
        ref={show}
        id={id}
        type="checkbox"
        className="k-checkbox__input"
        checked={checked}
        aria-labelledby={labelId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="k-checkbox__label" id={labelId}>
        <span>{label}</span>
        {state !== undefined && <span className="k-checkbox__state">{state}</span>}
      </span>
      {error ? (
        <span className="k-checkbox__error" id={noteId}>
          {error}
        </span>
      ) : (
        hint && (
          <span className="k-checkbox__hint" id={noteId}>
            {hint}
          </span>
        )
      )}
    </label>
  );
}
