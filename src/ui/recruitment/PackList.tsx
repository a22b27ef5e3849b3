import type { RecruitmentOverview } from '#application/recruitment/LoadRecruitment';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
import { RewardGrid } from './RewardGrid';

interface PackListProps {
  readonly overview: Pick<RecruitmentOverview, 'rewards' | 'unlockedPacks'>;
}

/** Shows the same rewards as the public page, and marks those that are locked. */
export const PackList = ({ overview: { rewards, unlockedPacks } }: PackListProps) => {
  const t = useTexts('recruitment');
  if (rewards.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="recruit-rewards">
      <Heading level={2} size={3} id="recruit-rewards">
        {t('rewards.title')}
      </Heading>
      <Soft>{t('rewards.text')}</Soft>
      <RewardGrid rewards={rewards} unlocked={unlockedPacks} />
    </Stack>
  );
};
