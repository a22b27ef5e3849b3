import { useEffect, type MouseEvent, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { deferredLink } from '../deferredLink';
import { ButtonContent, buttonClass } from '../kit/actions/Button';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { classNames } from '../kit/foundation/classNames';
import { isModifiedClick } from '../isModifiedClick';
import type { ArticleList } from './ArticleList';

interface MoreArticlesProps {
  readonly list: ArticleList;
  /** Element that contains the cards. */
  readonly cards: RefObject<HTMLElement | null>;
}

/**
 * A link to the next page of the list. With JavaScript, it instead adds that page's articles to the list and focuses
 * the first new one.
 */
export const MoreArticles = observer(function MoreArticles({ list, cards }: MoreArticlesProps) {
  const t = useTexts('news');
  const { firstAddedId, olderPath, newerPath, state } = list;
  const isLoading = state === 'loading';

  useEffect(() => {
    if (firstAddedId === undefined) return;
    const card = [...(cards.current?.querySelectorAll<HTMLElement>('[data-article]') ?? [])].find(
      (element) => element.dataset.article === firstAddedId,
    );
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [firstAddedId, cards]);

  const more = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    void list.loadMore();
  };

  return (
    <div className="news-more">
      {state === 'failed' && (
        <Notice tone="danger" announce>
          {t('error.list')}
        </Notice>
      )}
      <p className="news-more__reached k-data" role="status">
        {isLoading ? t('loading') : t('reached', { reached: list.shownCount, total: list.total })}
      </p>
      <div className="news-more__actions">
        {newerPath !== undefined && (
          <ButtonLink variant="quiet" to={newerPath} rel="prev">
            {t('newer')}
          </ButtonLink>
        )}
        {olderPath !== undefined && (
          <Link
            className={classNames(
              buttonClass({ variant: 'secondary', size: 'large' }),
              isLoading && 'is-busy',
            )}
            to={olderPath}
            {...deferredLink}
            rel="next"
            aria-busy={isLoading ? true : undefined}
            onClick={more}
          >
            <ButtonContent>
              {state === 'failed' ? t('retry') : t('more', { count: list.nextBatchSize })}
            </ButtonContent>
            {isLoading && (
              <span className="k-button__busy">
                <Spinner label={undefined} />
              </span>
            )}
          </Link>
        )}
      </div>
    </div>
  );
});

/** Shown if the list is empty or could not be loaded. */
export const ArticleListFallback = observer(function ArticleListFallback({
  list,
}: Pick<MoreArticlesProps, 'list'>) {
  const t = useTexts('news');
  if (list.state === 'unread') {
    return (
      <Notice tone="danger" announce action={<Button onClick={() => void list.retry()}>{t('retry')}</Button>}>
        {t('error.list')}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={t('empty.title')}>
      {t('empty.text')}
    </Notice>
  );
});
