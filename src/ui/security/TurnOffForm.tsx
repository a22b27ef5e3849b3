import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { PasswordField } from '../kit/fields/PasswordField';
import { TextField } from '../kit/fields/TextField';
import { Heading } from '../kit/layout/Heading';
import type { TwoFactorPresenter } from './TwoFactorPresenter';
import { useFocusOnMount } from './useFocusOnMount';

export const TurnOffForm = observer(function TurnOffForm({
  twoFactor,
}: {
  readonly twoFactor: TwoFactorPresenter;
}) {
  const { turnOff } = twoFactor;
  const t = useTexts('securityPage');
  const security = useTexts('security');
  const failureText = useFailureText();
  const heading = useFocusOnMount();
  const { failure, isSending, proof } = turnOff;
  const { values, problems, refusalCount } = turnOff.form;
  const passwordTexts = { missing: t('turnOff.passwordRequired'), wrong: t('turnOff.passwordWrong') };
  const codeTexts = { missing: t('turnOff.codeIncomplete'), wrong: t('turnOff.codeWrong') };
  useStepTitle(t('turnOff.title'));

  return (
    <SubmitForm
      className="security-form k-no-print"
      outcome={refusalCount}
      onSubmit={twoFactor.submitTurnOff}
    >
      <Heading level={3} size={4} ref={heading} tabIndex={-1}>
        {t('turnOff.title')}
      </Heading>
      <p>{t('turnOff.text')}</p>
      {failure && (
        <FailureNotice problem={failure} title={t('twoFactor.failed')}>
          {failureText(failure)}
        </FailureNotice>
      )}
      {proof === 'password' ? (
        <PasswordField
          label={t('turnOff.password')}
          name="currentPassword"
          autoComplete="current-password"
          required
          readOnly={isSending}
          value={values.password}
          error={problems.password && passwordTexts[problems.password]}
          showLabel={security('password.show')}
          hideLabel={security('password.hide')}
          onChange={(typed) => turnOff.change('password', typed)}
        />
      ) : (
        <TextField
          label={t('turnOff.code')}
          hint={t('turnOff.codeHint')}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          usesDataFont
          required
          readOnly={isSending}
          value={values.code}
          error={problems.code && codeTexts[problems.code]}
          onChange={(typed) => turnOff.change('code', typed)}
        />
      )}
      <div className="security-actions">
        <Button type="submit" variant="danger" busy={isSending} busyLabel={t('turnOff.submitting')}>
          {t('turnOff.submit')}
        </Button>
        <Button disabled={isSending} onClick={turnOff.close}>
          {t('turnOff.cancel')}
        </Button>
        {turnOff.takesRecoveryCodes && (
          <Button variant="quiet" disabled={isSending} onClick={turnOff.switchProof}>
            {proof === 'password' ? t('turnOff.useCode') : t('turnOff.usePassword')}
          </Button>
        )}
      </div>
    </SubmitForm>
  );
});
