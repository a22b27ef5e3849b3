import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import { announce } from '../feedback/announce';
import { Spinner } from '../feedback/Spinner';
import './Button.scss';

export interface ButtonStyle {
  /** Use only one primary button per view, and `danger` only for actions that can't be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner, and blocks clicks and implicit form submission. Width and focus do not change. */
  readonly busy?: boolean | undefined;
  /** Announced by screen readers. Required if `busy` may be true. */
  readonly busyLabel?: string | undefined;
  /** Blocks clicks, but the button can be focused. Reference the reason with `aria-describedby`; a click announces it. */
  readonly blocked?: boolean | undefined;
  /** Shows the button as disabled, but a click works. Use it if the click then shows what is missing. */
  readonly incomplete?: boolean | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'medium', wide = false }: ButtonStyle): string =>
  classNames(
    'k-button',
    `k-button--${variant}`,
    size === 'large' && 'k-button--large',
    wide && 'k-button--wide',
  );

export const ButtonContent = ({ children }: { readonly children: ReactNode }) => (
  <span className="k-button__content">{children}</span>
);

export function Button(props: ButtonProps) {
  const { variant, size, wide, busy = false, busyLabel, type = 'button', ...others } = props;
  const { blocked = false, incomplete = false, onClick, children, ...rest } = others;
  const isDead = busy || blocked;
  const removeReason = useRef(() => undefined as unknown);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isDead) return onClick?.(event);
    event.preventDefault();
    removeReason.current();
    const { ownerDocument: page } = event.currentTarget;
    const reason = page.getElementById(rest['aria-describedby'] ?? '')?.textContent ?? '';
    if (blocked && reason !== '') removeReason.current = announce(page, reason, 'assertive');
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        buttonClass({ variant, size, wide }),
        busy && 'is-busy',
        (blocked || incomplete) && 'is-blocked',
      )}
      aria-disabled={isDead || incomplete ? true : undefined}
      aria-busy={busy ? true : undefined}
      onClick={click}
    >
      <ButtonContent>{children}</ButtonContent>
      {busy && (
        <span className="k-button__busy">
          <Spinner label={busyLabel} />
        </span>
      )}
    </button>
  );
}
