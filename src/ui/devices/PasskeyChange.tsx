import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { Passkey } from '../../domain/devices/Passkey';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { TextField } from '../kit/fields/TextField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import type { ChangedPasskeyPresenter } from './ChangedPasskeyPresenter';
import { usePasskeyProblem } from './usePasskeyProblem';

interface PasskeyChangeProps {
  readonly passkey: Passkey;
  readonly changed: ChangedPasskeyPresenter;
}

const nameTexts = { 'name-required': 'name.required', 'name-too-long': 'name.tooLong' } as const;

/** Form that a row opens to rename or remove its passkey. */
export const PasskeyChange = observer(function PasskeyChange({ passkey, changed }: PasskeyChangeProps) {
  const t = useTexts('passkeys');
  const problemText = usePasskeyProblem();
  const form = useRef<HTMLFormElement>(null);
  const { isSending, problem } = changed;
  const { values, problems, refusals } = changed.form;
  const removes = changed.isOf(passkey, 'remove');
  useFirstInvalidFocus(form, refusals);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changed.send();
  };

  return (
    <form className="device-row__change" ref={form} method="post" noValidate onSubmit={submit}>
      {problem && (
        <Notice tone="danger" announce>
          {problemText(problem)}
        </Notice>
      )}
      {removes ? (
        <p>{t('removeAsk', { name: passkey.name })}</p>
      ) : (
        <TextField
          label={t('name.label')}
          name="newPasskeyName"
          autoComplete="off"
          required
          readOnly={isSending}
          value={values.name}
          error={problems.name && t(nameTexts[problems.name])}
          onChange={changed.type}
        />
      )}
      <div className="device-row__actions">
        <Button blocked={isSending} onClick={changed.cancel}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          variant={removes ? 'danger' : 'primary'}
          busy={isSending}
          busyLabel={t(removes ? 'removing' : 'saving')}
        >
          {t(removes ? 'remove' : 'save')}
        </Button>
      </div>
    </form>
  );
});
