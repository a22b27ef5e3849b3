import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { presenter } from '../../../src/ui/presenter';
import { LoadedPresenter, usePresenter } from '../../../src/ui/usePresenter';
import { compose } from '../support/compose';
import { inContainer } from '../support/inContainer';

@presenter
class Greeting {
  text = 'fresh';
  disposals = 0;

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

beforeEach(() => seen.splice(0));

it('gives a view a presenter of its own, and disposes of it with the view', async () => {
  const wrapper = inContainer(await compose());
  const { rerender, unmount } = render(<View />, { wrapper });
  rerender(<View />);
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]?.disposals).toBe(0);
  unmount();
  expect(seen[0]?.disposals).toBe(1);
});

it('gives all views of a page the presenter that was loaded for it, and leaves its end to the page', async () => {
  const loaded = new Greeting();
  loaded.text = 'loaded';
  const { unmount } = render(
    <LoadedPresenter presenter={loaded}>
      <View />
      <View />
    </LoadedPresenter>,
    { wrapper: inContainer(await compose()) },
  );
  expect(screen.getAllByText('loaded')).toHaveLength(2);
  unmount();
  expect(loaded.disposals).toBe(0);
});
