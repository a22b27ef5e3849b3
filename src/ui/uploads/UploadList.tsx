import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { isPermanentRefusal } from '#application/uploads/isPermanentRefusal';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Announced } from '../kit/feedback/Announced';
import { Progress } from '../kit/feedback/Progress';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { usePagePresenter, usePresenter } from '../usePresenter';
import type { QueuedUpload } from './UploadQueuePresenter';
import { UploadsPresenter } from './UploadsPresenter';
import { useUploadProblemText } from './useUploadProblemText';

/** The files that are not uploaded yet, each with its progress and a retry button. */
export const UploadList = observer(function UploadList() {
  const { queue, isStale } = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const { uploads, refusedUploads, uploadedCount, hasStoredFiles } = queue;
  const box = useRef<HTMLDivElement>(null);
  const focusBox = () => box.current?.focus();

  return (
    <div className="upload-list" ref={box} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">{uploadedCount > 0 && uploads.length === 0 && !isStale ? t('arrived') : ''}</span>
      </VisuallyHidden>
      {uploads.length > 0 && (
        <ul className="upload-list__rows" aria-label={t('uploads')}>
          {uploads.map((upload) => (
            <UploadRow key={upload.file.id} upload={upload} onGone={focusBox} />
          ))}
        </ul>
      )}
      {hasStoredFiles && <p className="upload-list__hint">{t('stored')}</p>}
      {refusedUploads.length > 1 && (
        <div className="upload-list__all">
          <Button
            variant="quiet"
            onClick={() => {
              queue.dismissRefused();
              focusBox();
            }}
          >
            {t('dismissRefused')}
          </Button>
        </div>
      )}
    </div>
  );
});

interface UploadRowProps {
  readonly upload: QueuedUpload;
  /** Called to move focus when the focused button is gone. */
  readonly onGone: () => void;
}

const UploadRow = observer(function UploadRow({ upload, onGone }: UploadRowProps) {
  const { queue } = usePagePresenter(UploadsPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('uploads');
  const problemText = useUploadProblemText();
  const { file, state } = upload;
  const { id, name } = file;
  const problem = state.kind === 'failed' ? state.problem : undefined;
  const dismiss = useRef<HTMLButtonElement>(null);
  const hadRetry = useRef(false);
  // The retry button had focus, but is not shown while the file is sent.
  useEffect(() => {
    if (hadRetry.current && !problem) dismiss.current?.focus();
    hadRetry.current = false;
  }, [problem]);

  return (
    <li className="upload-row">
      {problem ? (
        <Announced className="upload-row__words" urgency="assertive">
          <p className="upload-row__name">{t('notUploaded', { name })}</p>
          <p className="upload-row__problem">{problemText(problem)}</p>
        </Announced>
      ) : (
        <div className="upload-row__words">
          <Progress
            label={name}
            share={state.kind === 'sending' ? state.share : 0}
            shareText={state.kind === 'sending' ? translations.progress(state.share) : t('waiting')}
          />
        </div>
      )}
      <div className="upload-row__actions">
        {problem && !isPermanentRefusal(problem) && (
          <Button
            aria-label={t('retryNamed', { name })}
            onClick={() => {
              hadRetry.current = true;
              void queue.retry(id);
            }}
          >
            {t('retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          ref={dismiss}
          aria-label={t(problem ? 'dismissNamed' : 'cancelNamed', { name })}
          onClick={() => {
            void queue.dismiss(id);
            onGone();
          }}
        >
          {t(problem ? 'dismiss' : 'cancel')}
        </Button>
      </div>
    </li>
  );
});
