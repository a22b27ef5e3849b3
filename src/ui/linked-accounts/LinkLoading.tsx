import { useTexts } from '../content/useTexts';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';

export const LinkLoading = () => {
  const t = useTexts('linkedAccounts');
  return <SkeletonRows label={t('loading')} count={1} height={3} />;
};
