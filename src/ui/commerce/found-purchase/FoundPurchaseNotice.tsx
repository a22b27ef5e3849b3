import { useTexts } from '../../content/useTexts';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Notice } from '../../kit/feedback/Notice';
import type { FoundPurchasePresenter } from './FoundPurchasePresenter';

export const FoundPurchaseNotice = ({ found }: { readonly found: FoundPurchasePresenter }) => {
  const t = useTexts('thanks');
  const shell = useTexts('shell');

  return (
    <div className="session-ended">
      <Notice
        tone="success"
        title={t('found.title')}
        action={<ButtonLink to={found.destination}>{t('found.link')}</ButtonLink>}
        dismiss={{ label: shell('dismiss'), onDismiss: found.dismiss }}
        announce
      >
        {t('found.text')}
      </Notice>
    </div>
  );
};
