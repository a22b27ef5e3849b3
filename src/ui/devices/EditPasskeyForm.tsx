import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { Passkey } from '#domain/devices/Passkey';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { TextField } from '../kit/fields/TextField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import type { EditPasskeyPresenter } from './EditPasskeyPresenter';
import { usePasskeyProblemText } from './usePasskeyProblemText';

interface EditPasskeyFormProps {
  readonly passkey: Passkey;
  readonly editor: EditPasskeyPresenter;
}

/** Form in the row of a passkey, for renaming or removing it. */
export const EditPasskeyForm = observer(function EditPasskeyForm({ passkey, editor }: EditPasskeyFormProps) {
  const t = useTexts('devicesPasskeys');
  const problemText = usePasskeyProblemText();
  const form = useRef<HTMLFormElement>(null);
  const { isSending, problem } = editor;
  const { values, problems, refusalCount } = editor.form;
  const removes = editor.isEditing(passkey, 'remove');
  useFirstInvalidFocus(form, refusalCount);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.submit();
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
          error={problems.name && t(`problem.${problems.name}`)}
          onChange={editor.changeName}
        />
      )}
      <div className="device-row__actions">
        <Button blocked={isSending} onClick={editor.cancel}>
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
