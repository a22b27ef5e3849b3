import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { TextField } from '../kit/fields/TextField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Loaded } from '../loading/Loaded';
import { SecuritySection } from '../security/SecuritySection';
import { usePresenter } from '../usePresenter';
import { LoadingRow } from './LoadingRow';
import { PasskeyList } from './PasskeyList';
import { PasskeysPresenter } from './PasskeysPresenter';
import { usePasskeyProblemText } from './usePasskeyProblemText';
import './Devices.scss';

/** Section with the player's passkeys. Uses the `passkeys` text namespace. */
export const PasskeysSection = observer(function PasskeysSection() {
  const passkeys = usePresenter(PasskeysPresenter);
  const t = useTexts('devicesPasskeys');
  const failureText = useFailureText();
  const problemText = usePasskeyProblemText();
  const form = useRef<HTMLFormElement>(null);
  const { problem, isAdding } = passkeys;
  const { values, problems, refusalCount } = passkeys.form;
  const dismiss = { label: t('dismiss'), onDismiss: passkeys.dismiss };
  useFirstInvalidFocus(form, refusalCount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void passkeys.add();
  };

  if (!passkeys.isOffered) return null;
  return (
    <SecuritySection title={t('title')} text={t('intro')}>
      {passkeys.isAdded && (
        <Notice tone="success" dismiss={dismiss} announce>
          {t('added')}
        </Notice>
      )}
      {problem?.kind === 'passkey-canceled' && (
        <Notice dismiss={dismiss} announce>
          {t('problem.passkey-canceled')}
        </Notice>
      )}
      {problem && problem.kind !== 'passkey-canceled' && (
        <FailureNotice problem={problem} title={t('problem.title')} dismiss={dismiss}>
          {problemText(problem)}
        </FailureNotice>
      )}
      <Loaded
        of={passkeys.passkeys}
        placeholder={<LoadingRow label={t('loading')} />}
        title={t('failed')}
        failureText={failureText}
        retryLabel={t('retry')}
      >
        {(list) => <PasskeyList passkeys={list} editor={passkeys.editor} />}
      </Loaded>
      {passkeys.isSupported ? (
        <form className="security-form" ref={form} method="post" noValidate onSubmit={submit}>
          <TextField
            label={t('name.label')}
            hint={t('name.hint')}
            name="passkeyName"
            autoComplete="off"
            required
            readOnly={isAdding}
            value={values.name}
            error={problems.name && t(`problem.${problems.name}`)}
            onChange={passkeys.change}
          />
          <Button type="submit" busy={isAdding} busyLabel={t('adding')}>
            {t('add')}
          </Button>
        </form>
      ) : (
        <p className="devices__only">{t('unsupported')}</p>
      )}
    </SecuritySection>
  );
});
