import { observer } from 'mobx-react-lite';
import type { RegistrationRejection } from '../../application/registration/Registrations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/Notice';
import type { RegistrationPresenter } from './RegistrationPresenter';

/** What went wrong, above the button that was pressed (RG-04). */
export const SignupFailure = observer(function SignupFailure({
  registration,
}: {
  readonly registration: RegistrationPresenter;
}) {
  const t = useTexts('signup');
  const rejectionText = useRejectionText();
  const { state } = registration;
  if (state.kind !== 'failed' || state.rejection.kind === 'unknown-key') return null;
  return (
    <Notice tone="danger" title={t('failure.title')} announce>
      {rejectionText(state.rejection)}
    </Notice>
  );
});

type Rejection = Exclude<RegistrationRejection, { readonly kind: 'unknown-key' }>;

const useRejectionText = (): ((rejection: Rejection) => string) => {
  const t = useTexts('signup');
  const failureText = useFailureText('signup', 'failure');
  return (rejection) => {
    if (rejection.kind === 'refused') return rejection.texts.join(' ') || t('failure.sorry');
    return rejection.kind === 'server' ? t('failure.server') : failureText(rejection);
  };
};
