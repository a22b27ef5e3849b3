import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { TextField } from '../kit/fields/TextField';
import { Panel } from '../kit/layout/Panel';
import { usePresenter } from '../usePresenter';
import { activationPanelId } from './activationPanelId';
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
  const { state, isSending } = activate.sending;

  return (
    <Panel id={activationPanelId} tabIndex={-1} title={t('activate.title')} text={t('activate.text')}>
      <SubmitForm gap={2} outcome={state} onSubmit={activate.submit}>
        {state.kind === 'done' && (
          <Notice tone="success" title={t('activate.done')} announce>
            {t('activate.until', { date: translations.date(state.value.gameTimeEnd) })}
          </Notice>
        )}
        {problem.call !== undefined && (
          <FailureNotice problem={activate.sending.problem} title={t('activate.failedTitle')}>
            {problem.call}
          </FailureNotice>
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
      </SubmitForm>
    </Panel>
  );
});
