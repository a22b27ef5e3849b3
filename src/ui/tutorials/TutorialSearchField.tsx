import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { maxSearchLength } from '#domain/tutorials/searchTerms';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { SearchCombobox } from '../kit/fields/SearchCombobox';
import { usePresenter } from '../usePresenter';
import { TutorialSearchPresenter } from './TutorialSearchPresenter';
import './TutorialSearch.scss';

/** The search field (TU-01). It requires JavaScript; without it, only the list of all tutorials is shown. */
export const TutorialSearchField = observer(function TutorialSearchField() {
  const search = usePresenter(TutorialSearchPresenter);
  const t = useTexts('tutorials');
  const box = useRef<HTMLFormElement>(null);
  const { query, results, state } = search;
  const field = () => box.current?.querySelector('input');

  // If the field was focused before hydration, React has received no focus event.
  useEffect(() => {
    if (field()?.matches(':focus')) search.onFocus();
  }, [search]);

  const status = (): string | undefined => {
    if (query.trim() === '') return undefined;
    if (state === 'opening') return t('search.loading');
    if (!results) return undefined;
    return results.length === 0 ? t('search.none') : t('search.found', { count: results.length });
  };
  const retry = async () => {
    if (await search.loadIndex()) field()?.focus();
  };

  return (
    <form
      ref={box}
      className="tutorial-search"
      role="search"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        search.chooseFirst();
      }}
    >
      <SearchCombobox
        label={t('search.label')}
        hint={t('search.hint')}
        name="search"
        inputValue={query}
        isChosen={false}
        maxLength={maxSearchLength}
        options={results?.map(({ slug, title, category }) => ({ value: slug, label: title, note: category }))}
        status={status()}
        keepsOptionsOnBlur
        onFocus={search.onFocus}
        onType={search.type}
        onChoose={({ value }) => search.choose(value)}
        onLeave={search.onBlur}
      />
      {search.hasLoadFailed && (
        <Notice
          tone="danger"
          announce
          title={t('search.failedTitle')}
          action={
            <Button busy={state === 'opening'} busyLabel={t('search.loading')} onClick={() => void retry()}>
              {t('search.retry')}
            </Button>
          }
        >
          {t('search.failedText')}
        </Notice>
      )}
    </form>
  );
});
