import { observer } from 'mobx-react-lite';
import type { PlayerPictures } from '#domain/uploads/Picture';
import { useTexts } from '../content/useTexts';
import { Progress } from '../kit/feedback/Progress';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { PictureCard } from './PictureCard';

/** The pictures that await approval, and the maximum number of them (UP-01). */
export const PendingPictures = observer(function PendingPictures({
  pictures: { pending, maxPending },
}: {
  readonly pictures: PlayerPictures;
}) {
  const t = useTexts('uploads');
  const count = pending.length;

  return (
    <section className="uploads__section" aria-labelledby="pending-pictures">
      <Heading level={2} size={3} id="pending-pictures">
        {t('pending.title')}
      </Heading>
      <Progress
        label={t('pending.progress')}
        share={maxPending === 0 ? 1 : count / maxPending}
        shareText={t('pending.share', { count: String(count), most: String(maxPending) })}
      />
      {count === 0 ? (
        <Soft>{t('pending.none')}</Soft>
      ) : (
        <>
          <Soft>{t('pending.text')}</Soft>
          <ul className="picture-grid">
            {pending.map((picture) => (
              <PictureCard key={picture.key} picture={picture} isPending />
            ))}
          </ul>
        </>
      )}
    </section>
  );
});
