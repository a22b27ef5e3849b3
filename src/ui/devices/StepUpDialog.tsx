import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { contactAnchor, helpPath } from '#domain/help/helpPath';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { FormDialog } from '../forms/FormDialog';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { ProofField } from './ProofField';
import { ProofPresenter } from './ProofPresenter';
import './StepUp.scss';

const outcomeTexts = {
  'passkey-canceled': 'passkey.canceled',
  'passkey-known': 'passkey.unusable',
  'passkey-unusable': 'passkey.unusable',
  'wrong-proof': 'passkey.refused',
} as const;

export const StepUpDialog = observer(function StepUpDialog() {
  const proof = usePresenter(ProofPresenter);
  const { pathOf, locale } = usePresenter(NavigationPresenter);
  const t = useTexts('devicesStepUp');
  const failureText = useFailureText();
  const { failure, isSending, passkeyOutcome, method } = proof;

  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      confirmText={t('confirm')}
      confirmingText={t('confirming')}
      cancelText={t('cancel')}
      email={proof.email}
      isSending={isSending}
      isConfirming={isSending && !proof.isPasskeyProof}
      failure={failure && failureText(failure)}
      refusalCount={proof.form.refusalCount}
      onConfirm={proof.confirm}
      onCancel={proof.cancel}
    >
      <ProofField key={method} proof={proof} />
      {passkeyOutcome && (
        <Notice tone={passkeyOutcome === 'passkey-canceled' ? 'info' : 'danger'} announce>
          {t(outcomeTexts[passkeyOutcome])}
        </Notice>
      )}
      {proof.canUsePasskey && (
        <div className="step-up__other">
          <Button
            variant="quiet"
            blocked={isSending}
            busy={isSending && proof.isPasskeyProof}
            busyLabel={t('usingPasskey')}
            onClick={() => void proof.confirmByPasskey()}
          >
            {t('usePasskey')}
          </Button>
        </div>
      )}
      {proof.canUseCode && (
        <div className="step-up__other">
          <Button
            variant="quiet"
            blocked={isSending}
            onClick={() => proof.chooseMethod(method === 'password' ? 'code' : 'password')}
          >
            {t(method === 'password' ? 'useCode' : 'usePassword')}
          </Button>
        </div>
      )}
      <p className="step-up__none">
        {t('none.title')}:{' '}
        <Link className="k-link" to={pathOf('forgotPassword')} onClick={proof.cancel}>
          {t('none.reset')}
        </Link>{' '}
        <Link className="k-link" to={helpPath(contactAnchor, locale)} onClick={proof.cancel}>
          {t('none.support')}
        </Link>
      </p>
    </FormDialog>
  );
});
