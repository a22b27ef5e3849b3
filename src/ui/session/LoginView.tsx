import { LoginForm } from './LoginForm';
import { LoginPicture } from './LoginPicture';
import './Login.scss';

export const LoginView = () => (
  <div className="login-page">
    <div className="login-page__form">
      <LoginForm level={1} />
    </div>
    <LoginPicture first sizes="(min-width: 60rem) 60vw, 100vw" />
  </div>
);
