import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Spinner } from '../kit/feedback/Spinner';
import { useAddedEntryFocus } from '../kit/layout/useAddedEntryFocus';
import { usePresenter } from '../usePresenter';
import { gridEndId, MediaGridPresenter, stepSize } from './MediaGridPresenter';
import { MediaTile } from './MediaTile';
import { mediaFileUrl, type MediaEntry } from './MediaEntry';

interface MediaGridProps {
  readonly items: readonly MediaEntry[];
  readonly onOpen: (media: MediaEntry) => void;
}

const sizes = '(min-width: 96rem) 30rem, (min-width: 60rem) 31vw, (min-width: 480px) 47vw, 92vw';

/** Grid that initially shows 20 items and adds 20 more with each step (ME-02). */
export const MediaGrid = observer(function MediaGrid({ items, onOpen }: MediaGridProps) {
  const grid = usePresenter(MediaGridPresenter);
  const { locale } = usePresenter(Translations);
  const t = useTexts('media');
  const list = useRef<HTMLUListElement>(null);
  const { count } = grid;
  const focusAdded = useAddedEntryFocus(list, '.media-tile', Math.min(count, items.length));
  const rest = items.slice(count);

  useEffect(() => grid.begin(items.length), [grid, items.length]);

  const more = (): void => {
    focusAdded();
    grid.showMore();
  };

  return (
    <>
      <ul className="media__grid" ref={list}>
        {items.slice(0, count).map((media, index) => (
          <li key={media.key}>
            <MediaTile media={media} sizes={sizes} priority={index === 0} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <div id={gridEndId} className="media__end">
        {grid.isWaiting && <Spinner label={t('more.loading')} />}
        {grid.needsButton && <Button onClick={more}>{t('more.show')}</Button>}
        <p role="status">
          {items.length > stepSize &&
            t('shown', { shown: Math.min(count, items.length), total: items.length })}
        </p>
      </div>
      {rest.length > 0 && (
        <noscript>
          <p>{t('noscript')}</p>
          <ul>
            {rest.map((media) => (
              <li key={media.key}>
                <a href={mediaFileUrl(media.item, locale)}>{media.title}</a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </>
  );
});
