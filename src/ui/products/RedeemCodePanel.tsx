import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Notice } from '../kit/feedback/Notice';
import { Panel } from '../kit/layout/Panel';
import { TextField } from '../kit/fields/TextField';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Soft } from '../kit/layout/Text';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { redeemTitleId } from './redeemTitleId';
import type { RedeemCodePresenter } from './RedeemCodePresenter';
import { useRedeemProblem } from './useRedeemProblem';

interface RedeemCodePanelProps {
  readonly redeem: RedeemCodePresenter;
  readonly ownsSeveral: boolean;
}

export const RedeemCodePanel = observer(function RedeemCodePanel({
  redeem,
  ownsSeveral,
}: RedeemCodePanelProps) {
  const t = useTexts('products');
  const translations = usePresenter(Translations);
  const { player } = usePresenter(SessionPresenter);
  const problemTexts = useRedeemProblem(redeem);
  const { isForOtherAccount } = redeem;
  const { state, isSending } = redeem.sending;
  useDataFont();

  return (
    <Panel aria-labelledby={redeemTitleId}>
      <div className="redeem-box">
        <div className="redeem-box__head">
          <Heading level={2} size={3} id={redeemTitleId}>
            {t('redeem.title')}
          </Heading>
          <Soft>{t('redeem.text')}</Soft>
        </div>
        {isForOtherAccount && (
          <Notice tone="warning">
            {t('redeem.failure.otherAccount', { name: player?.displayName ?? '' })}
          </Notice>
        )}
        {state.kind === 'done' && (
          <Notice
            tone="success"
            title={t('redeem.success.title')}
            dismiss={{ label: t('redeem.success.dismiss'), onDismiss: () => redeem.change('') }}
            announce
          >
            {t(ownsSeveral ? 'redeem.success.several' : 'redeem.success.single', {
              count: state.value.months,
              date: translations.date(state.value.gameTimeEnd),
            })}
          </Notice>
        )}
        {problemTexts.call !== undefined && (
          <FailureNotice problem={redeem.sending.problem} title={t('redeem.failedTitle')}>
            {problemTexts.call}
          </FailureNotice>
        )}
        <SubmitForm className="redeem-box__form" outcome={state} onSubmit={redeem.submit}>
          <TextField
            label={t('redeem.label')}
            hint={t('redeem.hint')}
            placeholder={t('redeem.placeholder')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            usesDataFont
            required
            readOnly={isSending}
            value={redeem.form.values.code}
            error={problemTexts.code}
            onChange={redeem.change}
          />
          <Button type="submit" variant="primary" busy={isSending} busyLabel={t('redeem.submitting')}>
            {t('redeem.submit')}
          </Button>
        </SubmitForm>
      </div>
    </Panel>
  );
});
