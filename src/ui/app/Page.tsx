import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import type { ViewLifecycle } from '../presenter';
import { PagePresenterProvider, usePresenter, useOnShow } from '../usePresenter';
import { FirstViewPaintedContext } from './DeferUntilPaint';
import { ErrorBoundaryPresenter } from './ErrorBoundaryPresenter';
import { ErrorBoundary } from './ErrorBoundary';
import { PagePresenter, type ShownPage } from './PagePresenter';
import { PageLoading } from './views/PageLoading';
import { Screen } from './views/Screen';

/** Renders the page in an error boundary, so that the navigation remains usable if the page throws. */
export const Page = observer(() => {
  const { state, isNavigating, isPainted, onPageShown, retry } = usePresenter(PagePresenter);
  const t = useTexts('app');
  const failureText = useFailureText();

  if (state.kind === 'loading') return <PageLoading label={t('loading.page')} />;
  if (state.kind === 'failed') {
    return (
      <Screen
        title={t('page.failedTitle')}
        text={state.problem ? failureText(state.problem) : t('page.failedText')}
        actions={
          <Button
            variant="primary"
            busy={isNavigating}
            busyLabel={t('loading.page')}
            onClick={() => void retry()}
          >
            {t('page.retry')}
          </Button>
        }
      />
    );
  }
  return <ShownPageView page={state.page} isPainted={isPainted} onShown={onPageShown} />;
});

interface ShownPageViewProps {
  readonly page: ShownPage;
  readonly isPainted: boolean;
  readonly onShown: (page: ShownPage) => void;
}

const ShownPageView = ({ page, isPainted, onShown }: ShownPageViewProps) => {
  const t = useTexts('app');
  const boundary = usePresenter(ErrorBoundaryPresenter);
  const { key, path, presenter, reachedBy, View, frame } = page;
  // If the URL has a hash or the visitor went back or forward, the browser scrolls as soon as the page is rendered.
  const isFromTop = reachedBy !== 'pop' && !path.includes('#');

  useEffect(() => onShown(page), [onShown, page]);

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
  const content = (
    <ErrorBoundary key={key} boundary={boundary} fallback={broken}>
      <PageLifetime presenter={presenter}>
        <FirstViewPaintedContext value={isPainted || !isFromTop}>
          <View />
        </FirstViewPaintedContext>
      </PageLifetime>
    </ErrorBoundary>
  );
  if (!frame) return content;
  return (
    <ErrorBoundary boundary={boundary} fallback={broken}>
      <frame.View>{content}</frame.View>
    </ErrorBoundary>
  );
};

interface PageLifetimeProps {
  readonly presenter: ViewLifecycle | undefined;
  readonly children: ReactNode;
}

/** Inside the error boundary, so that `shown` is not called for a page whose view throws. */
const PageLifetime = ({ presenter, children }: PageLifetimeProps) => {
  useOnShow(presenter);
  return <PagePresenterProvider presenter={presenter}>{children}</PagePresenterProvider>;
};
