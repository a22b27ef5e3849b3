import { observer } from 'mobx-react-lite';
import type { RefusedRegistration } from '#application/registration/Registrations';
import type { CallFailure } from '#domain/shared/CallFailure';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import type { RegistrationPresenter } from './RegistrationPresenter';

export const SignupFailure = observer(function SignupFailure({
  registration,
}: {
  readonly registration: RegistrationPresenter;
}) {
  const t = useTexts('registration');
  const problemText = useProblemText();
  const { failure } = registration;
  if (!failure) return null;
  return (
    <FailureNotice problem={failure} title={t('failure.title')}>
      {problemText(failure)}
    </FailureNotice>
  );
});

type Failure = RefusedRegistration | CallFailure | UnexpectedFailure;

const useProblemText = (): ((failure: Failure) => string) => {
  const t = useTexts('registration');
  const failureText = useFailureText('registration', 'failure');
  return (failure) => {
    if (failure.kind === 'refused') return failure.texts.join(' ') || t('failure.sorry');
    return failure.kind === 'server' ? t('failure.server') : failureText(failure);
  };
};
