import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { TextField } from '../kit/fields/TextField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { usePresenter } from '../usePresenter';
import type { ActivateKeyPresenter } from './ActivateKeyPresenter';
import { useActivationProblem } from './useActivationProblem';

export const ActivateKeyPanel = observer(function ActivateKeyPanel({
  activate,
}: {
  readonly activate: ActivateKeyPresenter;
}) {
  const t = useTexts('betaKeys');
  const translations = usePresenter(Translations);
  const problem = useActivationProblem(activate);
  const form = useRef<HTMLFormElement>(null);
  const { state, isSending } = activate.sending;
  useFirstInvalidFocus(form, state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void activate.submit();
  };

  return (
    <Panel aria-labelledby="beta-key-activate">
      <form className="key-box" ref={form} method="post" noValidate onSubmit={submit}>
        <Heading level={2} size={3} id="beta-key-activate">
          {t('activate.title')}
        </Heading>
        <p className="key-box__text">{t('activate.text')}</p>
        {state.kind === 'done' && (
          <Notice tone="success" title={t('activate.done')} announce>
            {t('activate.until', { date: translations.date(state.value.gameTimeEnd) })}
          </Notice>
        )}
        {problem.call !== undefined && (
          <Notice tone="danger" title={t('activate.failedTitle')} announce>
            {problem.call}
          </Notice>
        )}
        <TextField
          label={t('activate.label')}
          hint={t('activate.hint')}
          name="key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          usesDataFont
          required
          readOnly={isSending}
          value={activate.form.values.key}
          error={problem.key}
          onChange={activate.change}
        />
        <Button type="submit" busy={isSending} busyLabel={t('activate.submitting')}>
          {t('activate.submit')}
        </Button>
        {activate.count > 0 && (
          <p className="key-box__count">{t('activate.count', { count: activate.count })}</p>
        )}
      </form>
    </Panel>
  );
});
