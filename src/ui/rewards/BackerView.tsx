import { observer } from 'mobx-react-lite';
import { hasRewardForm } from '#domain/rewards/BackerRewards';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { BackerPresenter } from './BackerPresenter';
import { RewardForm } from './RewardForm';
import { RewardLists } from './RewardLists';
import './Backer.scss';

export const BackerView = observer(function BackerView() {
  const backer = usePagePresenter(BackerPresenter);
  const t = useTexts('rewardsBacker');
  const failureText = useFailureText('rewardsBacker', 'failure');
  const { state } = backer;

  if (state.kind === 'no-access' || state.kind === 'loading') return null;
  return (
    <div className="backer">
      <header className="backer__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="backer__intro">{t('description')}</p>
      </header>
      {state.kind === 'failed' ? (
        <Notice
          tone="danger"
          title={t('failedTitle')}
          action={<Button onClick={() => void backer.retry()}>{t('retry')}</Button>}
          announce
        >
          {failureText(state.failure)}
        </Notice>
      ) : (
        <>
          {hasRewardForm(state.rewards) && <RewardForm backer={backer} rewards={state.rewards} />}
          <RewardLists rewards={state.rewards} />
        </>
      )}
    </div>
  );
});
