import { useId, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Dialog } from '../kit/overlays/Dialog';
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
  const t = useTexts('stepUp');
  const failureText = useFailureText('stepUp', 'failure');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { failure, isSending, passkeyOutcome, way } = proof;
  useFirstInvalidFocus(form, proof.form.refusals);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to the form of the page.
    event.stopPropagation();
    void proof.confirm();
  };

  return (
    <Dialog
      open
      onClose={proof.cancel}
      title={t('title')}
      description={t('text')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button blocked={isSending} onClick={proof.cancel}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSending && !proof.isByPasskey}
            blocked={isSending}
            busyLabel={t('confirming')}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form className="step-up" id={formId} ref={form} method="post" noValidate onSubmit={submit}>
        {failure && (
          <Notice tone="danger" announce>
            {failureText(failure)}
          </Notice>
        )}
        <input hidden type="text" name="username" autoComplete="username" value={proof.email} readOnly />
        <ProofField key={way} proof={proof} />
        {passkeyOutcome && (
          <Notice tone={passkeyOutcome === 'passkey-canceled' ? 'info' : 'danger'} announce>
            {t(outcomeTexts[passkeyOutcome])}
          </Notice>
        )}
        {proof.mayUsePasskey && (
          <div className="step-up__other">
            <Button
              variant="quiet"
              blocked={isSending}
              busy={isSending && proof.isByPasskey}
              busyLabel={t('usingPasskey')}
              onClick={() => void proof.confirmByPasskey()}
            >
              {t('usePasskey')}
            </Button>
          </div>
        )}
        {proof.mayUseCode && (
          <div className="step-up__other">
            <Button
              variant="quiet"
              blocked={isSending}
              onClick={() => proof.use(way === 'password' ? 'code' : 'password')}
            >
              {t(way === 'password' ? 'useCode' : 'usePassword')}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
});
