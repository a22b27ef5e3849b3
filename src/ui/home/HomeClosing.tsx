import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { PlayLink } from '../navigation/PlayLink';
import { LoginLink } from '../session/LoginLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { deferredLayout } from '../app/deferredLayout';

export const HomeClosing = observer(function HomeClosing() {
  const { player } = usePresenter(SessionPresenter);
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('home');

  return (
    <section {...deferredLayout} className="landing-closing" aria-labelledby="closing-title">
      <Heading level={2} id="closing-title">
        {t('closing.title')}
      </Heading>
      <p className="landing-closing__text">{t('closing.text')}</p>
      {player ? (
        <ButtonLink variant="primary" size="large" to={navigation.pathOf('products')}>
          {t('closing.redeem')}
        </ButtonLink>
      ) : (
        <div className="landing-closing__actions">
          <PlayLink size="large" />
          <LoginLink size="large" variant="secondary">
            {t('closing.logIn')}
          </LoginLink>
        </div>
      )}
    </section>
  );
});
