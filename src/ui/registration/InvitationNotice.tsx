import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { RegistrationPresenter } from './RegistrationPresenter';

/** Reports that the activation key in the link is unknown or could not be looked up (RG-03, RG-04). */
export const InvitationNotice = observer(function InvitationNotice({
  registration,
}: {
  readonly registration: RegistrationPresenter;
}) {
  const t = useTexts('registration');
  const navigation = usePresenter(NavigationPresenter);
  const failureText = useFailureText('registration', 'failure');
  const { invitation } = registration;
  if (invitation.kind !== 'failed') return null;
  const { failure } = invitation;

  return failure.kind === 'unknown-key' ? (
    <Notice
      tone="danger"
      title={t('invitation.failedTitle')}
      action={<ButtonLink to={navigation.pathOf('signup')}>{t('invitation.without')}</ButtonLink>}
      announce
    >
      {t('invitation.unknown')}
    </Notice>
  ) : (
    <Notice
      tone="danger"
      title={t('invitation.failedTitle')}
      action={<Button onClick={() => void registration.lookUp()}>{t('invitation.retry')}</Button>}
      announce
    >
      {failureText(failure)}
    </Notice>
  );
});
