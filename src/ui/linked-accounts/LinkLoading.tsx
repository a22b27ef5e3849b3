import { useTexts } from '../content/useTexts';
import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';

export const LinkLoading = () => {
  const t = useTexts('linkedAccounts');
  return (
    <div className="linked__loading" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton />
    </div>
  );
};
