import { observer } from 'mobx-react-lite';
import type { Picture } from '#domain/uploads/Picture';
import { zipName } from '#domain/uploads/Picture';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { usePagePresenter } from '../usePresenter';
import { PictureCard } from './PictureCard';
import { UploadsPresenter } from './UploadsPresenter';

export const ApprovedPictures = observer(function ApprovedPictures({
  approved,
}: {
  readonly approved: readonly Picture[];
}) {
  const t = useTexts('uploads');

  return (
    <section className="uploads__section" aria-labelledby="approved-pictures">
      <Heading level={2} size={3} id="approved-pictures">
        {t('approved.title')}
      </Heading>
      {approved.length === 0 ? (
        <Soft>{t('approved.none')}</Soft>
      ) : (
        <>
          <ZipDownload />
          <ul className="picture-grid">
            {approved.map((picture) => (
              <PictureCard key={picture.key} picture={picture} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
});

const ZipDownload = observer(function ZipDownload() {
  const { zipping, download } = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const failureText = useFailureText();
  const { isSending, problem, isDone } = zipping;

  return (
    <div className="uploads__zip">
      <div>
        <Button busy={isSending} busyLabel={t('zip.sending')} onClick={() => void download()}>
          {t('zip.submit')}
        </Button>
      </div>
      {problem && (
        <Notice tone="danger" title={t('zip.failed')} announce>
          {failureText(problem)}
        </Notice>
      )}
      {isDone && (
        <Notice tone="success" announce>
          {t('zip.done', { file: zipName })}
        </Notice>
      )}
    </div>
  );
});
