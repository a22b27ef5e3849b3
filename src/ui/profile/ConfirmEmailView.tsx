import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureTitle } from '../content/useFailureTitle';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Announced } from '../kit/feedback/Announced';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { LinkAccountNotice } from '../registration/LinkAccountNotice';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { ConfirmEmailPresenter } from './ConfirmEmailPresenter';
import { useEmailKeyProblemText } from './useEmailKeyProblemText';
import './Profile.scss';

export const ConfirmEmailView = observer(function ConfirmEmailView() {
  const confirming = usePagePresenter(ConfirmEmailPresenter);
  const { player } = usePresenter(SessionPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('profile');
  const failureTitle = useFailureTitle();
  const problemOf = useEmailKeyProblemText('confirm');
  const { isDone, problem } = confirming.sending;
  const reported = problem && problemOf(problem);
  const isUsed = problem?.kind === 'used-key';
  const failed = reported && failureTitle(problem, t(isUsed ? 'confirm.usedTitle' : 'confirm.failed'));
  useStepTitle(isDone ? t('confirm.done') : failed);

  return (
    <div className="profile">
      <Stack as="header" gap={1}>
        <Heading level={1}>{t('confirm.title')}</Heading>
      </Stack>
      {!isDone && !reported && (
        <Announced className="profile__wait">
          <p>{t('confirm.sending')}</p>
          <Spinner />
        </Announced>
      )}
      {isDone && (
        <Notice tone="success" title={t('confirm.done')} announce>
          {t('confirm.doneText', { email: player?.email ?? '' })}
        </Notice>
      )}
      {reported && (
        <Notice tone={isUsed ? 'info' : 'danger'} title={failed} announce>
          {reported.text}
        </Notice>
      )}
      {problem?.kind === 'key-of-other' && <LinkAccountNotice link={confirming.link} effect="nothing" />}
      <div className="profile__actions">
        {reported?.canRetry && (
          <Button variant="primary" onClick={() => void confirming.submit()}>
            {t('retry')}
          </Button>
        )}
        {problem?.kind === 'key-of-other' && (
          <Button variant="primary" onClick={confirming.changeAccount}>
            {t('confirm.changeAccount')}
          </Button>
        )}
        {(isDone || reported) && <ButtonLink to={pathOf('profile')}>{t('confirm.toProfile')}</ButtonLink>}
      </div>
    </div>
  );
});

const page: PageModule = {
  View: ConfirmEmailView,
  Presenter: ConfirmEmailPresenter,
  texts: ['profile', 'registrationLinks'],
};

export const pages = { confirmEmail: page };
