import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { ConversionProblem } from '#application/coupons/ConvertDacs';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { usePresenter } from '../usePresenter';
import { LazyConversionDialog } from './LazyConversionDialog';
import { convertOutcomeId } from './outcomeIds';
import { QuantityField } from './QuantityField';
import type { ConvertDacsPresenter } from './ConvertDacsPresenter';
import { isQuantityProblem, useQuantityProblemText } from './useQuantityProblemText';

const titleId = 'dacs-convert-title';

interface ConvertDacsFormProps {
  readonly converting: ConvertDacsPresenter;
}

export const ConvertDacsForm = observer(function ConvertDacsForm({ converting }: ConvertDacsFormProps) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);
  const quantityProblem = useQuantityProblemText();
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const { problem, quantityToConfirm, isUnclear } = converting;
  const { state, isSending } = converting.sending;
  useFirstInvalidFocus(form, problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    converting.submit();
  };

  return (
    <Panel aria-labelledby={titleId}>
      <div className="dacs-form">
        <Heading level={2} size={3} id={titleId}>
          {t('convert.title')}
        </Heading>
        <p className="dacs-form__text">{t('convert.text')}</p>
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
              {problemText(problem)}
              {isUnclear && ` ${t('convert.unclear.text')}`}
            </Notice>
          )}
        </div>
        <form className="dacs-form__fields" ref={form} method="post" noValidate onSubmit={submit}>
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
        </form>
        {quantityToConfirm !== undefined && (
          <LazyConversionDialog converting={converting} quantity={quantityToConfirm} />
        )}
      </div>
    </Panel>
  );
});

const useProblemText = () => {
  const t = useTexts('coupons');
  const failureText = useFailureText('coupons', 'failure');
  return (
    problem: Exclude<ConversionProblem | UnexpectedFailure, { kind: 'malformed-quantity' | 'too-many' }>,
  ) => {
    if (problem.kind === 'not-enough') return t('problem.notEnough');
    return problem.kind === 'dacs-disabled' ? t('offline.text') : failureText(problem);
  };
};
