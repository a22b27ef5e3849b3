import { useEffect, useId, useRef, useState } from 'react';
import { ImageUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { acceptedFiles } from '#domain/uploads/pictureFile';
import { useTexts } from '../content/useTexts';
import { buttonClass, ButtonContent } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { classNames } from '../kit/foundation/classNames';
import { Icon } from '../kit/media/Icon';
import { usePagePresenter } from '../usePresenter';
import { UploadList } from './UploadList';
import { UploadsPresenter } from './UploadsPresenter';

/** Accepts files chosen by keyboard or mouse, dropped files, and files from the clipboard. */
export const PictureInput = observer(function PictureInput() {
  const page = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { isFull, choose } = page;

  useEffect(() => {
    const box = area.current;
    const page = box?.ownerDocument;
    const take = (event: Event, { files }: DataTransfer): void => {
      if (files.length === 0) return;
      event.preventDefault();
      void choose([...files]);
    };
    const paste = (event: ClipboardEvent) => event.clipboardData && take(event, event.clipboardData);
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = () => setIsOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer) take(event, event.dataTransfer);
    };
    page?.addEventListener('paste', paste);
    box?.addEventListener('dragover', over);
    box?.addEventListener('dragleave', leave);
    box?.addEventListener('drop', drop);
    return () => {
      page?.removeEventListener('paste', paste);
      box?.removeEventListener('dragover', over);
      box?.removeEventListener('dragleave', leave);
      box?.removeEventListener('drop', drop);
    };
  }, [choose]);

  return (
    <div className="uploads__input">
      <div ref={area} className={classNames('picture-drop', isOver && 'is-over', isFull && 'is-full')}>
        <span className="picture-drop__icon">
          <Icon icon={ImageUp} size={40} />
        </span>
        <label className="picture-drop__choose">
          <input
            type="file"
            name="files"
            multiple
            accept={acceptedFiles}
            disabled={isFull}
            aria-describedby={hintId}
            onChange={({ target }) => {
              void choose([...(target.files ?? [])]);
              // Allows the player to choose the same file again.
              target.value = '';
            }}
          />
          <span className={buttonClass({ variant: 'primary', size: 'large' })}>
            <ButtonContent>{t('choose')}</ButtonContent>
          </span>
        </label>
        <p className="picture-drop__hint" id={hintId}>
          {t('hint')}
        </p>
      </div>
      {isFull && (
        <Notice tone="info" title={t('full.title')}>
          {t('full.text')}
        </Notice>
      )}
      <UploadList />
    </div>
  );
});
