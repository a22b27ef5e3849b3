import { observer } from 'mobx-react-lite';
import type { ConversionProblem } from '#application/coupons/ConvertDacs';
import { conversionRefusals } from '#domain/coupons/couponRefusals';
import { Translations } from '../content/Translations';
import { refusalText } from '../content/refusalText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Panel } from '../kit/layout/Panel';
import { later } from '../loading/later';
import { usePresenter } from '../usePresenter';
import { convertOutcomeId } from './outcomeIds';
import { QuantityField } from './QuantityField';
import type { ConvertDacsPresenter } from './ConvertDacsPresenter';
import { isQuantityProblem, useQuantityProblemText } from './useQuantityProblemText';

const ConversionDialog = later(async () => (await import('./ConversionDialog')).ConversionDialog);

interface ConvertDacsFormProps {
  readonly converting: ConvertDacsPresenter;
}

export const ConvertDacsForm = observer(function ConvertDacsForm({ converting }: ConvertDacsFormProps) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);
  const quantityProblem = useQuantityProblemText();
  const problemText = useProblemText();
  const { problem, quantityToConfirm, isUnclear } = converting;
  const { state, isSending } = converting.sending;

  return (
    <Panel title={t('convert.title')} text={t('convert.text')}>
      <div id={convertOutcomeId} className="dacs-form__outcome" tabIndex={-1}>
        {state.kind === 'done' && (
          <Notice
            tone="success"
            title={t('convert.done.title', { count: state.value.quantity })}
            dismiss={{ label: t('dismiss'), onDismiss: converting.dismiss }}
            announce
          >
            {!converting.hasUnlimitedGameTime &&
              t('convert.done.text', { date: translations.date(state.value.gameTimeEnd) })}
          </Notice>
        )}
        {problem && !isQuantityProblem(problem) && (
          <Notice
            tone={isUnclear ? 'warning' : 'danger'}
            title={t(isUnclear ? 'convert.unclear.title' : 'convert.failed')}
            announce
          >
            {isUnclear ? `${problemText(problem)} ${t('convert.unclear.text')}` : problemText(problem)}
          </Notice>
        )}
      </div>
      <SubmitForm gap={2} outcome={problem} onSubmit={converting.submit}>
        <QuantityField
          name="dacsNumber"
          readOnly={isSending}
          value={converting.form.values.dacsNumber}
          error={isQuantityProblem(problem) ? quantityProblem(problem) : undefined}
          onChange={converting.change}
        />
        <Button type="submit" variant="primary" busy={isSending} busyLabel={t('convert.sending')}>
          {t('convert.submit')}
        </Button>
      </SubmitForm>
      {quantityToConfirm !== undefined && (
        <ConversionDialog converting={converting} quantity={quantityToConfirm} />
      )}
    </Panel>
  );
});

const useProblemText = () => {
  const t = useTexts('coupons');
  const problemText = refusalText(conversionRefusals, useFailureText());
  return (
    problem: Exclude<ConversionProblem | UnexpectedFailure, { kind: 'malformed-quantity' | 'too-many' }>,
  ) => {
    if (problem.kind === 'not-enough') return t('problem.notEnough');
    return problem.kind === 'dacs-disabled' ? t('offline.text') : problemText(problem);
  };
};
