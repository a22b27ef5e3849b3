import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
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
import { LinkAccountNotice } from './LinkAccountNotice';
import { LoginLayout } from './LoginLayout';

export const ActivationView = observer(function ActivationView() {
  const activation = usePagePresenter(ActivationPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('registrationRecovery');
  const failureText = useFailureText();
  const failureTitle = useFailureTitle();
  const { failure, isAsking, submit } = activation;
  const { isDone, isSending } = activation.sending;
  const areCookiesBlocked = failure?.kind === 'cookies-blocked';
  const outcome =
    isDone || areCookiesBlocked ? t('activate.done') : failure && failureTitle(failure, t('activate.failed'));
  useStepTitle(outcome ?? (isSending ? t('activate.title') : undefined));

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
          <>
            <Announced className="login-form__head">
              <Heading level={1} size={2}>
                {outcome ?? t(isSending ? 'activate.title' : 'activate.question')}
              </Heading>
              <Soft>
                {isDone
                  ? t('activate.doneText', { name: player?.displayName ?? '' })
                  : t(isSending ? 'activate.text' : 'activate.questionText')}
              </Soft>
              {!isAsking && (
                <span className="entry-wait">
                  <Spinner />
                </span>
              )}
            </Announced>
            {isAsking && <ActivationQuestion activation={activation} />}
          </>
        )}
      </div>
    </LoginLayout>
  );
});

/** Asks for a click before the account is activated, because a mail scanner may have opened the link. */
const ActivationQuestion = observer(function ActivationQuestion({
  activation: { link, submit },
}: {
  readonly activation: ActivationPresenter;
}) {
  const t = useTexts('registrationRecovery');
  const { ownerName: name } = link;
  return (
    <>
      <LinkAccountNotice link={link} effect="logs-out" />
      <Button variant="primary" size="large" wide onClick={() => void submit()}>
        {name === undefined ? t('activate.submit') : t('activate.submitFor', { name })}
      </Button>
    </>
  );
});

const page: PageModule = {
  View: ActivationView,
  Presenter: ActivationPresenter,
  texts: ['registrationRecovery', 'registrationLinks', 'session'],
};

export const pages = { activate: page };
