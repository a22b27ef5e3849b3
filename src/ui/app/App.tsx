import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { usePresenter } from '../usePresenter';
import { AppPresenter } from './AppPresenter';
import { ErrorBoundaryPresenter } from './ErrorBoundaryPresenter';
import { ErrorBoundary } from './ErrorBoundary';
import { Page } from './Page';
import { PagePresenter } from './PagePresenter';
import { Screen } from './views/Screen';
import { Shell } from './views/Shell';

export const App = observer(() => {
  const app = usePresenter(AppPresenter);
  const page = usePresenter(PagePresenter);
  const boundary = usePresenter(ErrorBoundaryPresenter);

  if (app.state === 'starting') return null;
  if (app.state === 'unreachable') {
    return <Unreachable onRetry={() => void app.start()} />;
  }
  return (
    <ErrorBoundary boundary={boundary} fallback={<Broken boundary={boundary} />}>
      <Shell path={page.path} chromePath={page.chromePath} isNavigating={page.isNavigating}>
        <Page />
      </Shell>
    </ErrorBoundary>
  );
});

const Unreachable = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts('app');
  return (
    <Screen
      standalone
      title={t('loading.failedTitle')}
      text={t('loading.failedText')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('loading.retry')}
        </Button>
      }
    />
  );
};

const Broken = ({ boundary }: { boundary: ErrorBoundaryPresenter }) => {
  const t = useTexts('app');
  return (
    <Screen
      standalone
      title={t('boundary.title')}
      text={t('boundary.text')}
      actions={
        <>
          <Button variant="primary" onClick={boundary.reload}>
            {t('boundary.retry')}
          </Button>
          <Button variant="secondary" onClick={boundary.goHome}>
            {t('boundary.home')}
          </Button>
        </>
      }
    />
  );
};
