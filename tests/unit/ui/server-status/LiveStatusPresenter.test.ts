import { GameServices } from '#application/server-status/GameServices';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { StoredStatus } from '#application/server-status/StoredStatus';
import { serverStatusItem } from '#domain/consent/storedItems';
import type { Service } from '#domain/server-status/Service';
import { fail, succeed } from '#domain/shared/Result';
import { LiveStatusPresenter } from '#ui/server-status/LiveStatusPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const up: readonly Service[] = [{ name: 'Farstead', state: 'up' }];
const away = fail({ kind: 'offline' } as const);

const arrange = async () => {
  const application = await compose();
  const list = jest.fn<ReturnType<GameServices['list']>, []>(async () => succeed(up));
  application.replace(GameServices, { list, history: async () => succeed([]) });
  const live = application.get(LiveStatusPresenter);
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 10) {
      application.clock.advance(10_000);
      await flushPromises();
    }
  };
  return { application, list, live, pass };
};

it('SS-01 requests the status immediately and then every 30 seconds while the page is visible', async () => {
  const { live, list, pass } = await arrange();
  const stop = live.onShow();
  await flushPromises();
  expect(list).toHaveBeenCalledTimes(1);
  expect(live.isCurrent).toBe(true);
  await pass(20);
  expect(list).toHaveBeenCalledTimes(1);
  expect(live.ageMs).toBe(20_000);
  await pass(10);
  expect(list).toHaveBeenCalledTimes(2);
  expect(live.ageMs).toBe(0);
  stop();
  await pass(600);
  expect(list).toHaveBeenCalledTimes(2);
});

it('SS-01 makes at most 121 requests an hour with a single timer and listener', async () => {
  const { application, live, list, pass } = await arrange();
  const after = jest.spyOn(application.clock, 'schedule');
  const stop = live.onShow();
  await flushPromises();
  await pass(3600);
  expect(list).toHaveBeenCalledTimes(121);
  expect(after).toHaveBeenCalledTimes(361);
  expect(application.visibility.listenerCount).toBe(1);
  stop();
  expect(application.visibility.listenerCount).toBe(0);
});

it('SS-01 sends no request while the page is hidden and one request when it becomes visible later', async () => {
  const { application, live, list, pass } = await arrange();
  const stop = live.onShow();
  await flushPromises();
  application.visibility.setVisible(false);
  await pass(3600);
  expect(list).toHaveBeenCalledTimes(1);
  application.visibility.setVisible(true);
  await flushPromises();
  expect(list).toHaveBeenCalledTimes(2);
  application.visibility.setVisible(false);
  application.visibility.setVisible(true);
  await flushPromises();
  expect(list).toHaveBeenCalledTimes(2);
  stop();
});

it('SS-01 doubles the interval on each failure, up to five minutes, and resets it on a response', async () => {
  const { live, list, pass } = await arrange();
  list.mockResolvedValue(away);
  const stop = live.onShow();
  await flushPromises();
  expect(live.failures).toBe(1);
  expect(live.waitMs).toBe(60_000);
  await pass(60);
  expect(list).toHaveBeenCalledTimes(2);
  expect(live.waitMs).toBe(120_000);
  await pass(120 + 240);
  expect(live.waitMs).toBe(300_000);
  await pass(300);
  expect(live.waitMs).toBe(300_000);
  list.mockResolvedValue(succeed(up));
  await live.refresh();
  expect(live.failures).toBe(0);
  expect(live.waitMs).toBe(30_000);
  stop();
});

it('SS-01 shows the last status as outdated while there is no response, even on another visit', async () => {
  const { application, live, list, pass } = await arrange();
  live.onShow()();
  await flushPromises();
  const stopped = live.onShow();
  await flushPromises();
  stopped();
  const { snapshot } = live;
  expect(snapshot?.services).toEqual(up);
  list.mockResolvedValue(fail({ kind: 'server', status: 500, code: 50 }));
  const later = application.get(LiveStatusPresenter);
  application.clock.advance(600_000);
  const stop = later.onShow();
  expect(later.snapshot).toEqual(snapshot);
  await flushPromises();
  expect(later.isCurrent).toBe(false);
  expect(later.ageMs).toBe(600_000);
  await pass(10);
  expect(later.snapshot).toEqual(snapshot);
  stop();
});

it('SS-01 treats a missing response as a failure after 20 seconds and ignores it later', async () => {
  const { live, list, pass } = await arrange();
  let answer: (services: Awaited<ReturnType<GameServices['list']>>) => void = () => undefined;
  list.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const stop = live.onShow();
  await pass(10);
  expect(live.isRefreshing).toBe(true);
  expect(live.failures).toBe(0);
  await pass(10);
  expect(live.isRefreshing).toBe(false);
  expect(live.failures).toBe(1);
  answer(succeed(up));
  await flushPromises();
  expect(live.snapshot).toBeUndefined();
  stop();
});

it('SS-01 reports a thrown error and treats it as a failure', async () => {
  const { application, live, list } = await arrange();
  const error = new Error('unexpected');
  list.mockRejectedValue(error);
  const stop = live.onShow();
  await flushPromises();
  expect(application.errors.reports).toEqual([error]);
  expect(live.failures).toBe(1);
  stop();
});

it('SS-01 treats an empty list as a valid response', async () => {
  const { live, list } = await arrange();
  list.mockResolvedValue(succeed([]));
  const stop = live.onShow();
  await flushPromises();
  expect(live.snapshot?.services).toEqual([]);
  expect(live.failures).toBe(0);
  stop();
});

it.each([
  'nothing',
  'null',
  '7',
  '{}',
  '{"at":"yesterday","services":[]}',
  '{"at":"2026-11-20T12:00:00.000Z","services":[null]}',
  '{"at":"2026-11-20T12:00:00.000Z","services":[{"name":"Farstead","state":"fine"}]}',
  '{"at":7,"services":[]}',
])('SS-01 ignores a stored status in an unknown format: %s', async (text) => {
  const { application } = await arrange();
  application.stored.write(serverStatusItem, text);
  expect(application.get(StoredStatus).read()).toBeUndefined();
});

it('SS-01 starts with the page’s status unless this browser has stored a later status', async () => {
  const { application, live, list } = await arrange();
  list.mockResolvedValue(away);
  const now = application.clock.now().getTime();
  const at = (seconds: number) => new Date(now + seconds * 1000);
  application.replace(PrerenderedStatus, {
    find: async () => ({ at: at(-60), services: up }),
    findHeadline: async () => undefined,
    findHistories: async () => undefined,
  });
  const begun = async () => {
    const begins = application.get(LiveStatusPresenter);
    await begins.prime();
    const came = begins.snapshot?.at;
    begins.onShow()();
    return [came, begins.snapshot?.at];
  };
  expect(live.snapshot).toBeUndefined();
  expect(await begun()).toEqual([at(-60), at(-60)]);
  application.get(StoredStatus).write({ at: at(-90), services: up });
  expect(await begun()).toEqual([at(-60), at(-60)]);
  application.get(StoredStatus).write({ at: at(-30), services: up });
  expect(await begun()).toEqual([at(-60), at(-30)]);
});
