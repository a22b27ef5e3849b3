import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import { Spinner } from '../feedback/Spinner';
import './Button.scss';

export interface ButtonStyle {
  /** One primary button per view; `danger` is for actions that cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner without changing width or focus, and blocks clicks and the implicit submission of a form. */
  readonly busy?: boolean | undefined;
  /** Announced by screen readers. Required if `busy` is used. */
  readonly busyLabel?: string | undefined;
  /** Focusable, but blocks clicks as `busy` does; `aria-describedby` must reference the reason. */
  readonly blocked?: boolean | undefined;
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
  const { variant, size, wide, busy = false, busyLabel, blocked = false, type = 'button', ...others } = props;
  const { onClick, children, ...rest } = others;
  const isDead = busy || blocked;

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDead) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), busy && 'is-busy', blocked && 'is-blocked')}
      aria-disabled={isDead ? true : undefined}
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
