import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { ApprovedPictures } from './ApprovedPictures';
import { PendingPictures } from './PendingPictures';
import { PictureInput } from './PictureInput';
import { UploadsPresenter } from './UploadsPresenter';
import './Uploads.scss';

export const UploadsView = observer(function UploadsView() {
  const page = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const failureText = useFailureText('uploads', 'failure');
  const { pictures, problem, deletedName } = page;
  const { uploadedCount, returnCount } = page.queue;
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => page.followQueue(), [page, uploadedCount, returnCount]);
  // Moves the focus, because the clicked button was removed with its picture.
  useEffect(() => {
    if (deletedName !== undefined) outcome.current?.focus();
  }, [deletedName]);

  return (
    <div className="uploads">
      <header className="uploads__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="uploads__intro">{t('intro')}</p>
      </header>
      {problem && (
        <Notice
          tone="danger"
          title={t('failed')}
          action={<Button onClick={() => void page.refresh()}>{t('retry')}</Button>}
          announce
        >
          {failureText(problem)}
        </Notice>
      )}
      {!pictures && !problem && <Spinner />}
      {pictures?.canUpload === false && (
        <Notice tone="warning" title={t('forbidden.title')}>
          {t('forbidden.text')}
        </Notice>
      )}
      {pictures?.canUpload && <PictureInput />}
      {deletedName !== undefined && (
        <Notice tone="success" ref={outcome}>
          {t('deleted', { name: deletedName })}
        </Notice>
      )}
      {pictures && (pictures.canUpload || pictures.pending.length > 0) && (
        <PendingPictures pictures={pictures} />
      )}
      {pictures && (pictures.canUpload || pictures.approved.length > 0) && (
        <ApprovedPictures approved={pictures.approved} />
      )}
    </div>
  );
});
