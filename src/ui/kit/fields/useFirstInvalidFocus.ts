import { useEffect, type RefObject } from 'react';

/** Focuses the first invalid field each time `outcome` changes. */
export function useFirstInvalidFocus(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, outcome]);
}
