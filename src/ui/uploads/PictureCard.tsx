import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Picture } from '#domain/uploads/Picture';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { usePagePresenter } from '../usePresenter';
import { UploadsPresenter } from './UploadsPresenter';

/** A picture with its name and a delete button. A confirmation replaces the button after a click. */
export const PictureCard = observer(function PictureCard({
  picture,
  isPending = false,
}: {
  readonly picture: Picture;
  readonly isPending?: boolean;
}) {
  const page = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const { name, thumbnail } = picture;
  const isRequested = page.pictureToDelete?.key === picture.key;
  const card = useRef<HTMLLIElement>(null);
  const wasRequested = useRef(false);

  useEffect(() => {
    if (isRequested || wasRequested.current) card.current?.querySelector<HTMLElement>('button')?.focus();
    wasRequested.current = isRequested;
  }, [isRequested]);

  return (
    <li className="picture-card" ref={card}>
      <img className="picture-card__picture" src={thumbnail} alt={name} loading="lazy" />
      <p className="picture-card__name">{name}</p>
      {isRequested ? (
        <DeleteQuestion question={t(isPending ? 'deleteAskPending' : 'deleteAsk', { name })} />
      ) : (
        <div className="picture-card__delete">
          <Button
            variant="quiet"
            aria-label={t('deleteNamed', { name })}
            onClick={() => page.confirmDelete(picture)}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </li>
  );
});

const DeleteQuestion = observer(function DeleteQuestion({ question }: { readonly question: string }) {
  const page = usePagePresenter(UploadsPresenter);
  const t = useTexts('uploads');
  const failureText = useFailureText();
  const { isSending, problem } = page.deleting;

  return (
    <div className="picture-card__question" role="group" aria-label={question}>
      <p>{question}</p>
      {problem && (
        <FailureNotice problem={problem} title={t('notDeleted')}>
          {failureText(problem)}
        </FailureNotice>
      )}
      <div className="picture-card__actions">
        <Button blocked={isSending} onClick={page.cancel}>
          {t('keep')}
        </Button>
        <Button
          variant="danger"
          busy={isSending}
          busyLabel={t('deleting')}
          onClick={() => void page.delete()}
        >
          {t('delete')}
        </Button>
      </div>
    </div>
  );
});
