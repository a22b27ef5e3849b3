import { useRef, type ComponentProps, type FormEvent } from 'react';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import '../kit/layout/Stack.scss';
import './SubmitForm.scss';

interface SubmitFormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit' | 'ref'> {
  /** Changes with each rejection, which moves focus to the first invalid field. */
  readonly outcome?: unknown;
  readonly onSubmit: () => unknown;
  /** Lays out the fields in one column with this space between them, as in `Stack`. */
  readonly gap?: 2 | 3 | 5 | undefined;
}

/** A form that the application validates and submits instead of the browser. */
export function SubmitForm({ outcome, onSubmit, gap, ...form }: SubmitFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useFirstInvalidFocus(element, outcome);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form that opened a dialog with this form.
    event.stopPropagation();
    onSubmit();
  };

  return (
    <form
      className={gap && `k-form k-stack k-stack--${gap}`}
      {...form}
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
    />
  );
}
