import type { ReactNode } from 'react';
import { LoginPicture } from '../session/LoginPicture';
import '../session/Login.scss';
import './LoginLayout.scss';

export const LoginLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="login-page">
    <div className="login-page__form">{children}</div>
    <LoginPicture first sizes="(min-width: 60rem) 60vw, 100vw" />
  </div>
);
