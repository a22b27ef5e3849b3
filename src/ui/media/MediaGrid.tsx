import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Spinner } from '../kit/feedback/Spinner';
import { usePresenter } from '../usePresenter';
import { gridEndId, MediaGridPresenter } from './MediaGridPresenter';
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
  const focused = useRef<HTMLAnchorElement>(null);
  const { count, focused: focusedIndex } = grid;
  const rest = items.slice(count);

  useEffect(() => grid.begin(items.length), [grid, items.length]);
  useEffect(() => focused.current?.focus(), [focusedIndex]);

  return (
    <>
      <ul className="media__grid">
        {items.slice(0, count).map((media, index) => (
          <li key={media.key}>
            <MediaTile
              media={media}
              sizes={sizes}
              priority={index === 0}
              link={index === focusedIndex ? focused : undefined}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <div id={gridEndId} className="media__end">
        {grid.isWaiting && <Spinner label={t('more.loading')} />}
        {grid.needsButton && <Button onClick={grid.showMore}>{t('more.show')}</Button>}
        {items.length > count && <p role="status">{t('shown', { shown: count, total: items.length })}</p>}
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
