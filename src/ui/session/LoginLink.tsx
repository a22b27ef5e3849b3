import type { MouseEvent, ReactNode } from 'react';
import { deferredLink } from '../deferredLink';
import type { ButtonStyle } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { isModifiedClick } from '../isModifiedClick';
import { usePresenter } from '../usePresenter';
import { LoginDialogPresenter } from './LoginDialogPresenter';

interface LoginLinkProps extends ButtonStyle {
  readonly email?: string;
  readonly children: ReactNode;
}

/** Link that opens the login dialog. In a new tab, it opens the login page. */
export function LoginLink({ children, email, variant = 'primary', ...look }: LoginLinkProps) {
  const modal = usePresenter(LoginDialogPresenter);
  const navigation = usePresenter(NavigationPresenter);

  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    void modal.open(email);
  };

  return (
    <ButtonLink {...look} {...deferredLink} variant={variant} to={navigation.pathOf('login')} onClick={open}>
      {children}
    </ButtonLink>
  );
}
