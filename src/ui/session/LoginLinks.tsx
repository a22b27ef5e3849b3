import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { LoginLinksPresenter } from './LoginLinksPresenter';

export const LoginLinks = observer(function LoginLinks() {
  const links = usePresenter(LoginLinksPresenter);
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('session');

  return (
    <ul className="login-form__links">
      <li>
        <Link className="k-link" to={navigation.pathOf('forgotPassword')}>
          {t('forgot.link')}
        </Link>
      </li>
      <li>
        {t('signup.text')}{' '}
        <Link className="k-link" to={links.withQuery(navigation.pathOf('signup'))}>
          {t('signup.link')}
        </Link>
      </li>
    </ul>
  );
});
