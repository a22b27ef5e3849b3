import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SliceSimulation } from '#application/content/SliceSimulation';
import { PrismicSliceSimulation } from '#infrastructure/content/PrismicSliceSimulation';
import { Translations } from '#ui/content/Translations';
import { SimulatorPresenter } from '#ui/discover/simulator/SimulatorPresenter';
import { SimulatorView } from '#ui/discover/simulator/SimulatorView';
import { PagePresenterProvider } from '#ui/usePresenter';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';

type Listener = (slices: unknown) => void;

const listeners: Listener[] = [];

jest.mock('@prismicio/simulator/kit', () => ({
  StateEventType: { Slices: 'slices' },
  SimulatorManager: class {
    readonly state = { on: (_: string, listener: Listener) => listeners.push(listener) };
    async init(): Promise<void> {
      return Promise.resolve();
    }
  },
}));

const arrange = async () => {
  listeners.length = 0;
  const application = await compose();
  const translations = application.get(Translations);
  await translations.load('en-us');
  await translations.ensureLoaded(['discover']);
  application.replace(SliceSimulation, new PrismicSliceSimulation());
  const presenter = application.get(SimulatorPresenter);
  render(
    <MemoryRouter>
      <PagePresenterProvider presenter={presenter}>
        <SimulatorView />
      </PagePresenterProvider>
    </MemoryRouter>,
    { wrapper: createWrapper(application) },
  );
  const end = presenter.onShow();
  await waitFor(() => expect(listeners).toHaveLength(1));
  return { end, send: (slices: unknown) => act(() => listeners[0]?.(slices)) };
};

const slice = (type: string, primary: object) => ({
  slice_type: type,
  variation: 'default',
  primary,
  items: [],
});

it('LP-01 the slice simulator renders each slice from the page builder as one element, in order', async () => {
  const { send, end } = await arrange();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slice simulator');
  send([
    slice('one_box', { box_title: 'First' }),
    slice('holodeck', {}),
    slice('three_box', { title: 'Third', boxes: [{ box_title: 'A' }] }),
  ]);
  const zone = document.querySelector('.slice-simulator .slice-simulator--root [data-slice-zone]');
  expect(zone?.children).toHaveLength(3);
  expect(zone?.children[0]?.textContent).toContain('First');
  expect(zone?.children[1]?.textContent).toContain('This section is left out');
  expect(zone?.children[2]?.textContent).toContain('Third');
  expect(screen.queryByText('Slice simulator')).toBeNull();

  send([slice('one_box', { box_title: 'Changed' })]);
  expect(zone?.children).toHaveLength(1);
  end();
  send([]);
  expect(zone?.children).toHaveLength(1);
});
