import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/Button';
import { LoadedPresenter, usePresenter } from '../usePresenter';
import { IsFirstViewThere } from './BelowFirstView';
import { BoundaryPresenter } from './BoundaryPresenter';
import { ErrorBoundary } from './ErrorBoundary';
import { PagePresenter, type ShownPage } from './PagePresenter';
import { PageLoading } from './views/PageLoading';
import { Screen } from './views/Screen';

/** The page of the present path, in its own error boundary: the navigation stays when a page breaks. */
export const Page = observer(() => {
  const { state, isMovingOn, isPainted, arrived, retry } = usePresenter(PagePresenter);
  const t = useTexts('shell');

  if (state.kind === 'loading') return <PageLoading label={t('loading.page')} />;
  if (state.kind === 'failed') {
    return (
      <Screen
        title={t('page.failedTitle')}
        text={t('page.failedText')}
        actions={
          <Button
            variant="primary"
            busy={isMovingOn}
            busyLabel={t('loading.page')}
            onClick={() => void retry()}
          >
            {t('page.retry')}
          </Button>
        }
      />
    );
  }
  return <Shown page={state.page} isPainted={isPainted} arrived={arrived} />;
});

interface ShownProps {
  readonly page: ShownPage;
  readonly isPainted: boolean;
  readonly arrived: (page: ShownPage) => void;
}

const Shown = ({ page, isPainted, arrived }: ShownProps) => {
  const t = useTexts('shell');
  const boundary = usePresenter(BoundaryPresenter);
  const { key, path, presenter, reachedBy, View } = page;
  // The browser takes visitors to where they were, or to a part of the page, once that is drawn.
  const isFromTop = reachedBy !== 'pop' && !path.includes('#');

  // A new page or a new place on it: what else changes about a shown page is no arrival.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => arrived(page), [key, path]);

  const broken = (
    <Screen
      title={t('boundary.title')}
      text={t('boundary.text')}
      actions={
        <Button variant="primary" onClick={boundary.reload}>
          {t('boundary.retry')}
        </Button>
      }
    />
  );
  return (
    <ErrorBoundary key={key} errors={boundary.errors} fallback={broken}>
      <LoadedPresenter presenter={presenter}>
        <IsFirstViewThere value={isPainted || !isFromTop}>
          <View />
        </IsFirstViewThere>
      </LoadedPresenter>
    </ErrorBoundary>
  );
};
