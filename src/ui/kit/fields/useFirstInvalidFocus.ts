import { useEffect, type RefObject } from 'react';

/** Takes the keyboard to the first field with an error, each time `outcome` is another one. */
export function useFirstInvalidFocus(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, outcome]);
}
