import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { PageHead } from '../kit/layout/PageHead';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { ApprovedPictures } from './ApprovedPictures';
import { PendingPictures } from './PendingPictures';
import { PictureInput } from './PictureInput';
import { UploadsPresenter } from './UploadsPresenter';
import './Uploads.scss';

export const UploadsView = observer(function UploadsView() {
  const page = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const failureText = useFailureText();
  const { deletedName } = page;
  const { uploadedCount, returnCount } = page.queue;
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => page.followQueue(), [page, uploadedCount, returnCount]);
  // Moves the focus, because the clicked button was removed with its picture.
  useEffect(() => {
    if (deletedName !== undefined) outcome.current?.focus();
  }, [deletedName]);

  return (
    <div className="uploads">
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded
        of={page.pictures}
        placeholder={<Spinner />}
        title={t('failed')}
        failureText={failureText}
        retryLabel={t('retry')}
        onRetry={page.refresh}
      >
        {(pictures) => (
          <>
            {!pictures.canUpload && (
              <Notice tone="warning" title={t('forbidden.title')}>
                {t('forbidden.text')}
              </Notice>
            )}
            {pictures.canUpload && <PictureInput />}
            {deletedName !== undefined && (
              <Notice tone="success" ref={outcome}>
                {t('deleted', { name: deletedName })}
              </Notice>
            )}
            {(pictures.canUpload || pictures.pending.length > 0) && <PendingPictures pictures={pictures} />}
            {(pictures.canUpload || pictures.approved.length > 0) && (
              <ApprovedPictures approved={pictures.approved} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
});

const page: PageModule = { View: UploadsView, Presenter: UploadsPresenter, texts: ['uploads'] };

export const pages = { imageUpload: page };
