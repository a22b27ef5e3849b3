import { EntryFrame } from '../registration/EntryFrame';
import { LoginForm } from './LoginForm';

export const LoginView = () => (
  <EntryFrame>
    <LoginForm level={1} />
  </EntryFrame>
);
