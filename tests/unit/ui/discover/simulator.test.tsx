import { act, screen, waitFor } from '@testing-library/react';
import { SliceSimulation } from '#application/content/SliceSimulation';
import { PrismicSliceSimulation } from '#infrastructure/content/PrismicSliceSimulation';
import { SimulatorPresenter } from '#ui/discover/simulator/SimulatorPresenter';
import { showPage } from '../../support/showPage';

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
  const { presenter, unmount } = await showPage('sliceSimulator', SimulatorPresenter, {
    arrange: (application) =>
      application.replace(SliceSimulation, new PrismicSliceSimulation(application.code)),
  });
  await waitFor(() => expect(listeners).toHaveLength(1));
  return { presenter, unmount, send: (slices: unknown) => act(() => listeners[0]?.(slices)) };
};

const slice = (type: string, primary: object) => ({
  slice_type: type,
  variation: 'default',
  primary,
  items: [],
});

it('LP-01 the slice simulator renders each slice from the page builder as one element, in order', async () => {
  const { presenter, send, unmount } = await arrange();
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
  unmount();
  send([]);
  expect(presenter.slices).toHaveLength(1);
});
