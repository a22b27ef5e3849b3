import { observer } from 'mobx-react-lite';
import { hasRewardForm } from '#domain/rewards/BackerRewards';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { PageHead } from '../kit/layout/PageHead';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { BackerPresenter } from './BackerPresenter';
import { RewardForm } from './RewardForm';
import { RewardLists } from './RewardLists';
import './Backer.scss';

export const BackerView = observer(function BackerView() {
  const backer = usePagePresenter(BackerPresenter);
  const t = useTexts('rewardsBacker');
  const failureText = useFailureText();

  if (backer.hasNoAccess) return null;
  return (
    <div className="backer">
      <PageHead title={t('title')} intro={t('description')} />
      <Loaded
        of={backer.rewards}
        placeholder={null}
        title={t('failedTitle')}
        failureText={(problem) => (problem.kind === 'no-access' ? '' : failureText(problem))}
        retryLabel={t('retry')}
        onRetry={backer.retry}
      >
        {(rewards) => (
          <>
            {hasRewardForm(rewards) && <RewardForm backer={backer} rewards={rewards} />}
            <RewardLists rewards={rewards} />
          </>
        )}
      </Loaded>
    </div>
  );
});

const page: PageModule = { View: BackerView, Presenter: BackerPresenter, texts: ['rewardsBacker'] };

export const pages = { backer: page };
