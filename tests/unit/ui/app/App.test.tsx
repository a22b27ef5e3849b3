import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '#content/en-us/texts/app.json';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import type { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { AppPresenter } from '#ui/app/AppPresenter';
import { App } from '#ui/app/App';
import type { PageLifecycle } from '#ui/app/Pages';
import { presenter } from '#ui/presenter';
import { usePagePresenter } from '#ui/usePresenter';
import { blankPages, composeUnconfigured } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';

const shellText = (key: string): string => shell.data.entries.find((entry) => entry.key === key)?.text ?? key;

class PreparedSource extends ConfigurationSource {
  constructor(private readonly answers: (RemoteConfiguration | undefined | Promise<undefined>)[]) {
    super();
  }

  async load(): Promise<RemoteConfiguration | undefined> {
    return this.answers.shift();
  }
}

const greeting = async () => ({ View: () => <p>Welcome</p> });

const start = (...answers: ConstructorParameters<typeof PreparedSource>[0]) => {
  const application = composeUnconfigured({ pages: { ...blankPages, home: greeting } });
  application.replace(ConfigurationSource, new PreparedSource(answers));
  void application.get(AppPresenter).start();
  return { application, ...render(<App />, { wrapper: createWrapper(application) }) };
};

it('SH-07 renders nothing until the remote configuration has loaded', () => {
  const never = new Promise<undefined>(() => undefined);
  expect(start(never).container).toBeEmptyDOMElement();
});

it('SH-07 offers a retry when the configuration fails to load, and shows the site afterwards', async () => {
  start(undefined, fakeConfiguration);
  await userEvent.click(await screen.findByRole('button', { name: shellText('loading.retry') }));
  expect(await screen.findByText('Welcome')).toBeVisible();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

it('reports a page that throws and still shows the header', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('broken view');
  const broken = async () => ({
    View: () => {
      throw error;
    },
  });
  const application = composeUnconfigured({ pages: { ...blankPages, home: broken } });
  void application.get(AppPresenter).start();
  render(<App />, { wrapper: createWrapper(application) });
  expect(await screen.findByText(shellText('boundary.title'))).toBeVisible();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(application.errors.reports).toEqual([error]);
});

@presenter
class News implements PageLifecycle {
  static calls: string[] = [];

  async load(): Promise<void> {
    News.calls.push('load');
  }

  onShow(): () => void {
    News.calls.push('shown');
    return () => void News.calls.push('end');
  }

  dispose(): void {
    News.calls.push('dispose');
  }
}

function NewsBody() {
  usePagePresenter(News);
  return <p>News</p>;
}

const news = async () => ({
  View: () => (
    <>
      <NewsBody />
      <NewsBody />
    </>
  ),
  Presenter: News,
});

it('loads a page, calls onShow once for all its views, then ends and disposes of it', async () => {
  News.calls = [];
  const application = composeUnconfigured({ pages: { ...blankPages, home: greeting, news } });
  void application.get(AppPresenter).start();
  render(<App />, { wrapper: createWrapper(application) });
  await screen.findByText('Welcome');
  await act(async () => application.navigator.push('/news'));
  await screen.findAllByText('News');
  await act(async () => application.navigator.push('/news#part'));
  expect(News.calls).toEqual(['load', 'shown']);
  await act(async () => application.navigator.push('/'));
  await screen.findByText('Welcome');
  expect(News.calls.slice(2).sort()).toEqual(['dispose', 'end']);
  expect(application.analytics.pageViews.map(({ path }) => path)).toEqual(['/', '/news', '/news#part', '/']);
});
