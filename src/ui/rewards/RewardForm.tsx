import { observer } from 'mobx-react-lite';
import { shirtSizes, statueGenders, type BackerRewards } from '#domain/rewards/BackerRewards';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { SelectField } from '../kit/fields/SelectField';
import { Panel } from '../kit/layout/Panel';
import type { BackerPresenter } from './BackerPresenter';

interface RewardFormProps {
  readonly backer: BackerPresenter;
  readonly rewards: BackerRewards;
}

/** The choices of a backer (BK-01). Only the size of the supporter shirt can be changed. */
export const RewardForm = observer(function RewardForm({ backer, rewards }: RewardFormProps) {
  const t = useTexts('rewardsBacker');
  const { sending } = backer;
  const sizes = shirtSizes.map((size, number) => ({ value: String(number), label: size || t('size.none') }));

  return (
    <Panel title={t('choices.title')}>
      <SubmitForm gap={3} onSubmit={backer.submit}>
        <div className="backer__fields">
          {rewards.shirtAvailable && (
            <SelectField
              label={t('shirt.label')}
              hint={t('locked')}
              name="tshirtSize"
              options={sizes}
              value={String(rewards.tshirtSize)}
              disabled
            />
          )}
          {rewards.statueAvailable && (
            <SelectField
              label={t('statue.label')}
              hint={t('locked')}
              name="statueGender"
              options={statueGenders(rewards.statueGender).map((gender) => ({
                value: gender,
                label: t(`gender.${gender}`),
              }))}
              value={rewards.statueGender}
              disabled
            />
          )}
          {rewards.supporterShirtAvailable && (
            <SelectField
              label={t('supporterShirt.label')}
              hint={t('supporterShirt.hint')}
              name="supporterTshirtSize"
              options={sizes}
              value={backer.size}
              disabled={sending.isSending}
              onChange={backer.choose}
            />
          )}
        </div>
        <Outcome backer={backer} />
        <Button
          type="submit"
          variant="primary"
          busy={sending.isSending}
          busyLabel={t('saving')}
          disabled={!rewards.supporterShirtAvailable}
        >
          {t('save')}
        </Button>
      </SubmitForm>
    </Panel>
  );
});

const Outcome = observer(function Outcome({ backer }: Pick<RewardFormProps, 'backer'>) {
  const t = useTexts('rewardsBacker');
  const failureText = useFailureText();
  const { isDone, problem } = backer.sending;

  if (isDone) {
    return (
      <Notice tone="success" announce>
        {t('saved')}
      </Notice>
    );
  }
  if (!problem) return null;
  return (
    <FailureNotice problem={problem} title={t('notSaved')}>
      {problem.kind === 'no-access' || problem.kind === 'not-available'
        ? t('failure.notAvailable')
        : failureText(problem)}
    </FailureNotice>
  );
});
