import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import type { StatusHeadline } from '#domain/server-status/StatusHeadline';
import { FakeGameServices } from '#infrastructure/fake/server-status/FakeGameServices';
import { Translations } from '#ui/content/Translations';
import { StatusLine } from '#ui/server-status/StatusLine';
import { linePollIntervalMs, StatusLinePresenter } from '#ui/server-status/StatusLinePresenter';
import { ContainerProvider } from '#ui/usePresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const minuteMs = 60_000;

interface Arrangement {
  readonly path?: string;
  readonly headline?: (now: number) => StatusHeadline;
}

const setUp = async ({ path = '/', headline }: Arrangement = {}) => {
  const application = await compose({ path });
  const now = application.clock.now().getTime();
  application.replace(PrerenderedStatus, {
    find: async () => undefined,
    findHeadline: async () => headline?.(now),
    findHistories: async () => undefined,
  });
  const list = jest.spyOn(application.get(FakeGameServices), 'list');
  await application.get(StatusLinePresenter).load(application.get(Translations).load('en-us'));
  return { application, list };
};

const show = async ({ container }: Application) => {
  render(
    <ContainerProvider container={container}>
      <MemoryRouter>
        <StatusLine />
      </MemoryRouter>
    </ContainerProvider>,
  );
  await act(flushPromises);
};

const line = () =>
  screen.queryByRole('region', { name: 'Server status' })?.textContent?.replace(/\u00a0/g, ' ');

const maintenance = (now: number): StatusHeadline => ({
  name: 'Farstead',
  state: 'maintenance',
  since: new Date(now - 10 * minuteMs),
  until: new Date(now + 50 * minuteMs),
  isExtended: false,
  reason: { en: 'Weekly maintenance.' },
});

const upHeadline: StatusHeadline = { name: 'Farstead', state: 'up', isExtended: false, reason: {} };

const pass = async ({ clock }: Application, ms: number) =>
  act(async () => {
    for (let passed = 0; passed < ms; passed += 10_000) {
      clock.advance(10_000);
      await flushPromises();
    }
  });

it('SS-01 the status line shows the reason, and the end in local time with a countdown', async () => {
  const { application } = await setUp({ headline: maintenance });
  application
    .get(FakeGameServices)
    .change(
      'Farstead',
      'maintenance',
      'Weekly maintenance.',
      maintenance(application.clock.now().getTime()).until,
    );
  await show(application);
  expect(line()).toMatch(
    /^Farstead is down for maintenanceWeekly maintenance\.Since .* CES?TExpected back \d\d:\d\d CES?T \(in 50 minutes\)/,
  );
  await pass(application, 30_000);
  expect(line()).toContain('(in 50 minutes)');
  await pass(application, 30_000);
  expect(line()).toContain('(in 49 minutes)');
});

it('SS-01 the status line renders nothing and sends no request while the game is up', async () => {
  const { application, list } = await setUp({ headline: () => upHeadline });
  await show(application);
  await pass(application, linePollIntervalMs * 2);
  expect(line()).toBeUndefined();
  expect(list).not.toHaveBeenCalled();
});

it('SS-01 the status line appears after one request on a page without a headline', async () => {
  const { application, list } = await setUp();
  application.get(FakeGameServices).change('Farstead', 'down', 'Power cut.');
  await show(application);
  expect(line()).toContain('Farstead is downPower cut.');
  expect(list).toHaveBeenCalledTimes(1);
});

it('SS-01 the status line says when the game is back, and then sends no more requests', async () => {
  const { application, list } = await setUp({ headline: maintenance });
  application.get(FakeGameServices).change('Farstead', 'up');
  await show(application);
  await pass(application, linePollIntervalMs);
  expect(line()).toContain('Farstead is up');
  expect(list).toHaveBeenCalledTimes(1);
  await pass(application, linePollIntervalMs * 2);
  expect(list).toHaveBeenCalledTimes(1);
});

it('SS-01 the status line stays while the API is offline, and says that the end has passed', async () => {
  const { application } = await setUp({ headline: maintenance });
  application.backend.setNetworkCondition('offline');
  await show(application);
  await pass(application, 50 * minuteMs);
  expect(line()).toContain('This is taking longer than announced.');
});

it('SS-01 the status line is neither loaded nor requested for other pages', async () => {
  const { application } = await setUp({ path: '/buy', headline: maintenance });
  expect(application.get(StatusLinePresenter).headline).toBeUndefined();
});
