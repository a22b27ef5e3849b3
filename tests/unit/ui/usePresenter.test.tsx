import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { presenter } from '#ui/presenter';
import { PagePresenterProvider, usePagePresenter, usePresenter } from '#ui/usePresenter';
import { compose } from '../support/compose';
import { createWrapper } from '../support/createWrapper';

@presenter
class Greeting {
  text = 'fresh';
  shows = 0;
  ends = 0;
  disposals = 0;

  onShow(): () => void {
    this.shows += 1;
    return () => void (this.ends += 1);
  }

  dispose(): void {
    this.disposals += 1;
  }
}

const seen: Greeting[] = [];

function View() {
  const greeting = usePresenter(Greeting);
  seen.push(greeting);
  return <p>{greeting.text}</p>;
}

function PageView() {
  return <p>{usePagePresenter(Greeting).text}</p>;
}

beforeEach(() => seen.splice(0));

it('creates a presenter for a view, shows it once and disposes of it with the view', async () => {
  const wrapper = createWrapper(await compose());
  const { rerender, unmount } = render(<View />, { wrapper });
  rerender(<View />);
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toMatchObject({ shows: 1, ends: 0, disposals: 0 });
  unmount();
  expect(seen[0]).toMatchObject({ shows: 1, ends: 1, disposals: 1 });
});

it('creates a presenter for each view, even if the page loads one of this class', async () => {
  const loaded = new Greeting();
  render(
    <PagePresenterProvider presenter={loaded}>
      <View />
      <View />
    </PagePresenterProvider>,
    { wrapper: createWrapper(await compose()) },
  );
  expect(new Set(seen).size).toBe(2);
  expect(seen).not.toContain(loaded);
});

it('shows a view again after StrictMode unmounts it', async () => {
  const InContainer = createWrapper(await compose());
  const { unmount } = render(
    <StrictMode>
      <InContainer>
        <View />
      </InContainer>
    </StrictMode>,
  );
  const stored = seen.find(({ shows }) => shows > 0);
  expect(stored).toMatchObject({ shows: 2, ends: 1 });
  unmount();
  expect(stored).toMatchObject({ shows: 2, ends: 2 });
});

it('shares the page’s presenter among all its views and leaves onShow and dispose to the page', () => {
  const loaded = new Greeting();
  loaded.text = 'loaded';
  const { unmount } = render(
    <PagePresenterProvider presenter={loaded}>
      <PageView />
      <PageView />
    </PagePresenterProvider>,
  );
  expect(screen.getAllByText('loaded')).toHaveLength(2);
  unmount();
  expect(loaded).toMatchObject({ shows: 0, disposals: 0 });
});

it.each([
  ['no presenter', undefined],
  ['a presenter of another class', {}],
])('throws if the page of a view loads %s', (_, loaded) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (presenter: object | undefined) => (
    <PagePresenterProvider presenter={presenter}>
      <PageView />
    </PagePresenterProvider>
  );
  expect(() => render(page(loaded))).toThrow('The page of this view loads no Greeting');
  const { rerender } = render(page(new Greeting()));
  expect(() => rerender(page(loaded))).toThrow('The page of this view loads no Greeting');
});
