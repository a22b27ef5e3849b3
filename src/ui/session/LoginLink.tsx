import type { MouseEvent, ReactNode } from 'react';
import { heldLink } from '../heldLink';
import type { ButtonLook } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { opensElsewhere } from '../opensElsewhere';
import { usePresenter } from '../usePresenter';
import { LoginModalPresenter } from './LoginModalPresenter';

interface LoginLinkProps extends ButtonLook {
  readonly email?: string;
  readonly children: ReactNode;
}

/** Opens the login dialog, or the login page if it opens in a new tab. */
export function LoginLink({ children, email, variant = 'primary', ...look }: LoginLinkProps) {
  const modal = usePresenter(LoginModalPresenter);
  const navigation = usePresenter(NavigationPresenter);

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void modal.open(email);
  };

  return (
    <ButtonLink {...look} {...heldLink} variant={variant} to={navigation.pathOf('login')} onClick={open}>
      {children}
    </ButtonLink>
  );
}
