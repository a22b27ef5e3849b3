import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import { Spinner } from '../feedback/Spinner';
import './Button.scss';

export interface ButtonLook {
  /** One primary per view; `danger` is for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Keeps width and focus, shows a spinner and lets no click through, the implicit submit of a form included. */
  readonly busy?: boolean | undefined;
  /** What is under way, for those who cannot see the spinner. Needed wherever `busy` is used. */
  readonly busyLabel?: string | undefined;
  /** Can't be pressed yet, but reached: describe it by what says why. Lets no click through, as `busy` does. */
  readonly blocked?: boolean | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook): string =>
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
