import { useEffect, type RefObject } from 'react';
import { announce } from '../feedback/announce';

const errorOf = (field: HTMLElement): string => {
  const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return field.ownerDocument.getElementById(errorId)?.textContent ?? '';
};

/**
 * Focuses the first invalid field each time `outcome` changes. Screen readers then read its label and error. If it
 * already has focus, its error is announced.
 */
export function useFirstInvalidFocus(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return undefined;
    if (field === field.ownerDocument.activeElement)
      return announce(field.ownerDocument, errorOf(field), 'assertive');
    field.focus();
    return undefined;
  }, [form, outcome]);
}
