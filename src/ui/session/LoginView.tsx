import { LoginLayout } from '../registration/LoginLayout';
import { LoginForm } from './LoginForm';

export const LoginView = () => (
  <LoginLayout>
    <LoginForm level={1} />
  </LoginLayout>
);
