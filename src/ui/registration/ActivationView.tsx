import { observer } from 'mobx-react-lite';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { useFailureTitle } from '../content/useFailureTitle';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Announced } from '../kit/feedback/Announced';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { Soft } from '../kit/layout/Text';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { ActivationPresenter } from './ActivationPresenter';
import { LoginLayout } from './LoginLayout';

export const ActivationView = observer(function ActivationView() {
  const activation = usePagePresenter(ActivationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('registrationRecovery');
  const failureText = useFailureText();
  const failureTitle = useFailureTitle();
  const { failure, submit } = activation;
  const { isDone } = activation.sending;
  const areCookiesBlocked = failure?.kind === 'cookies-blocked';
  const outcome =
    isDone || areCookiesBlocked ? t('activate.done') : failure && failureTitle(failure, t('activate.failed'));
  useStepTitle(outcome);

  return (
    <LoginLayout>
      <div className="login-form">
        {failure ? (
          <>
            <Heading level={1} size={2}>
              {outcome}
            </Heading>
            <Notice tone="danger" announce>
              {areCookiesBlocked ? t('activate.cookiesBlocked') : failureText(failure)}
            </Notice>
            <Button variant="primary" size="large" wide onClick={() => void submit()}>
              {t('activate.retry')}
            </Button>
          </>
        ) : (
          <Announced className="login-form__head">
            <Heading level={1} size={2}>
              {outcome ?? t('activate.title')}
            </Heading>
            <Soft>
              {isDone ? t('activate.doneText', { name: player?.displayName ?? '' }) : t('activate.text')}
            </Soft>
            <span className="entry-wait">
              <Spinner />
            </span>
          </Announced>
        )}
      </div>
    </LoginLayout>
  );
});
