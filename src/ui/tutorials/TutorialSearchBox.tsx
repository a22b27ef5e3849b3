import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { longestSearch } from '../../domain/tutorials/searchTerms';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { SearchCombobox } from '../kit/fields/SearchCombobox';
import { usePresenter } from '../usePresenter';
import { TutorialSearchPresenter } from './TutorialSearchPresenter';
import './TutorialSearch.scss';

/** The search field (TU-01). It requires JavaScript; without it, only the list of all tutorials is shown. */
export const TutorialSearchBox = observer(function TutorialSearchBox() {
  const search = usePresenter(TutorialSearchPresenter);
  const t = useTexts('tutorials');
  const box = useRef<HTMLFormElement>(null);
  const { typed, found, state } = search;
  const field = () => box.current?.querySelector('input');

  // A field that was focused before hydration has not sent a focus event.
  useEffect(() => {
    if (field()?.matches(':focus')) search.enter();
  }, [search]);

  const status = (): string | undefined => {
    if (typed.trim() === '') return undefined;
    if (state === 'opening') return t('search.loading');
    if (!found) return undefined;
    return found.length === 0 ? t('search.none') : t('search.found', { count: found.length });
  };
  const retry = async () => {
    if (await search.open()) field()?.focus();
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
        typed={typed}
        isChosen={false}
        maxLength={longestSearch}
        options={found?.map(({ slug, title, category }) => ({ value: slug, label: title, note: category }))}
        status={status()}
        clearsLater
        onFocus={search.enter}
        onType={search.type}
        onChoose={({ value }) => search.choose(value)}
        onLeave={search.leave}
      />
      {search.wasRefused && (
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
