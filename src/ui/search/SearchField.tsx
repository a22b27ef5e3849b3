import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { SearchScope } from '#application/search/SiteSearch';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { SearchCombobox } from '../kit/fields/SearchCombobox';
import { usePresenter } from '../usePresenter';
import { SearchPresenter } from './SearchPresenter';
import './Search.scss';

/** The search field (TU-01). It requires JavaScript; without it, only the list below it is shown. */
export const SearchField = observer(function SearchField({ scope }: { readonly scope: SearchScope }) {
  const search = usePresenter(SearchPresenter);
  const t = useTexts('search');
  const box = useRef<HTMLFormElement>(null);
  const { query, results, state } = search;
  const field = () => box.current?.querySelector('input');

  useEffect(() => search.searchIn(scope), [search, scope]);
  // If the field was focused before hydration, React has received no focus event.
  useEffect(() => {
    if (field()?.matches(':focus')) search.onFocus();
  }, [search]);

  const status = (): string | undefined => {
    if (query.trim() === '') return undefined;
    if (state === 'opening') return t('loading');
    if (!results) return undefined;
    return results.length === 0 ? t(`none.${scope}`) : t('found', { count: results.length });
  };
  const retry = async () => {
    if (await search.loadIndex()) field()?.focus();
  };

  return (
    <form
      ref={box}
      className="search"
      role="search"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        search.chooseFirst();
      }}
    >
      <SearchCombobox
        label={t(`label.${scope}`)}
        hint={t(`hint.${scope}`)}
        name="search"
        inputValue={query}
        isChosen={false}
        options={results?.map(({ path, title, note }) => ({ value: path, label: title, note }))}
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
          title={t('failedTitle')}
          action={
            <Button busy={state === 'opening'} busyLabel={t('loading')} onClick={() => void retry()}>
              {t('retry')}
            </Button>
          }
        >
          {t(`failedText.${scope}`)}
        </Notice>
      )}
    </form>
  );
});
