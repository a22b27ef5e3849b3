import { useEffect, type RefObject } from 'react';
import { announce } from '../feedback/announce';

const errorOf = (field: HTMLElement): HTMLElement | null => {
  const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return field.ownerDocument.getElementById(errorId);
};

/**
 * Focuses the first invalid field each time `outcome` changes, and scrolls its error into view. Screen readers then
 * read its label and error. If it already has focus, its error is announced.
 */
export function useFirstInvalidFocus(form: RefObject<HTMLFormElement | null>, outcome: unknown): void {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return undefined;
    const error = errorOf(field);
    const hadFocus = field === field.ownerDocument.activeElement;
    field.focus();
    // Focus scrolls to the field only. On a phone, the error below it may be outside the visible part.
    error?.scrollIntoView({ block: 'nearest' });
    return hadFocus ? announce(field.ownerDocument, error?.textContent ?? '', 'assertive') : undefined;
  }, [form, outcome]);
}
