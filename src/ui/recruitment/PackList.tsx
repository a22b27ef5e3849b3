import type { RecruitmentOverview } from '#application/recruitment/LoadRecruitment';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { RewardGrid } from './RewardGrid';

interface PackListProps {
  readonly overview: Pick<RecruitmentOverview, 'rewards' | 'unlockedPacks'>;
}

/** Shows the same rewards as the public page, and marks those that are locked. */
export const PackList = ({ overview: { rewards, unlockedPacks } }: PackListProps) => {
  const t = useTexts('recruitment');
  if (rewards.length === 0) return null;
  return (
    <section className="recruitment__packs" aria-labelledby="recruit-rewards">
      <Heading level={2} size={3} id="recruit-rewards">
        {t('rewards.title')}
      </Heading>
      <p className="recruit-box__text">{t('rewards.text')}</p>
      <RewardGrid rewards={rewards} unlocked={unlockedPacks} />
    </section>
  );
};
