import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { CodeField } from '../kit/fields/CodeField';
import { PasswordField } from '../kit/fields/PasswordField';
import type { ProofPresenter } from './ProofPresenter';
import { cleanDigits } from '#domain/shared/spellings';

export const ProofField = observer(function ProofField({ proof }: { readonly proof: ProofPresenter }) {
  const t = useTexts('devicesStepUp');
  const { values, problems } = proof.form;

  if (proof.method === 'code') {
    return (
      <CodeField
        label={t('code.label')}
        hint={t('code.hint')}
        name="otp"
        required
        readOnly={proof.isSending}
        value={values.code}
        error={problems.code && t(problems.code === 'wrong' ? 'code.wrong' : 'code.incomplete')}
        toAsciiDigits={cleanDigits}
        onChange={proof.change}
      />
    );
  }
  return (
    <PasswordField
      label={t('password.label')}
      name="password"
      autoComplete="current-password"
      required
      readOnly={proof.isSending}
      value={values.password}
      error={problems.password && t(problems.password === 'wrong' ? 'password.wrong' : 'password.required')}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      onChange={proof.change}
    />
  );
});
