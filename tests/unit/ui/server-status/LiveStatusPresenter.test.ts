import { GameServices } from '../../../../src/application/server-status/GameServices';
import { KnownStatus } from '../../../../src/application/server-status/KnownStatus';
import { LastStatus } from '../../../../src/application/server-status/LastStatus';
import { serverStatusItem } from '../../../../src/domain/consent/storedItems';
import type { Service } from '../../../../src/domain/server-status/Service';
import { fail, succeed } from '../../../../src/domain/shared/Result';
import { LiveStatusPresenter } from '../../../../src/ui/server-status/LiveStatusPresenter';
import { compose } from '../../support/compose';
import { settled } from '../../support/settled';

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
      await settled();
    }
  };
  return { application, list, live, pass };
};

it('SS-01 requests the status at once, and every 30 seconds while the page is shown', async () => {
  const { live, list, pass } = await arrange();
  const stop = live.shown();
  await settled();
  expect(list).toHaveBeenCalledTimes(1);
  expect(live.isCurrent).toBe(true);
  await pass(20);
  expect(list).toHaveBeenCalledTimes(1);
  expect(live.age).toBe(20_000);
  await pass(10);
  expect(list).toHaveBeenCalledTimes(2);
  expect(live.age).toBe(0);
  stop();
  await pass(600);
  expect(list).toHaveBeenCalledTimes(2);
});

it('SS-01 an hour makes at most 121 requests and keeps one timer and one listener', async () => {
  const { application, live, list, pass } = await arrange();
  const after = jest.spyOn(application.clock, 'after');
  const stop = live.shown();
  await settled();
  await pass(3600);
  expect(list).toHaveBeenCalledTimes(121);
  expect(after).toHaveBeenCalledTimes(361);
  expect(application.visibility.listenerCount).toBe(1);
  stop();
  expect(application.visibility.listenerCount).toBe(0);
});

it('SS-01 requests nothing while the page is hidden, and once when it is shown again late', async () => {
  const { application, live, list, pass } = await arrange();
  const stop = live.shown();
  await settled();
  application.visibility.become(false);
  await pass(3600);
  expect(list).toHaveBeenCalledTimes(1);
  application.visibility.become(true);
  await settled();
  expect(list).toHaveBeenCalledTimes(2);
  application.visibility.become(false);
  application.visibility.become(true);
  await settled();
  expect(list).toHaveBeenCalledTimes(2);
  stop();
});

it('SS-01 each failure doubles the pause, up to five minutes, and a response resets it', async () => {
  const { live, list, pass } = await arrange();
  list.mockResolvedValue(away);
  const stop = live.shown();
  await settled();
  expect(live.failures).toBe(1);
  expect(live.wait).toBe(60_000);
  await pass(60);
  expect(list).toHaveBeenCalledTimes(2);
  expect(live.wait).toBe(120_000);
  await pass(120 + 240);
  expect(live.wait).toBe(300_000);
  await pass(300);
  expect(live.wait).toBe(300_000);
  list.mockResolvedValue(succeed(up));
  await live.ask();
  expect(live.failures).toBe(0);
  expect(live.wait).toBe(30_000);
  stop();
});

it('SS-01 the last status stays without a response, even on another visit, but is not current', async () => {
  const { application, live, list, pass } = await arrange();
  live.shown()();
  await settled();
  const stopped = live.shown();
  await settled();
  stopped();
  const { word } = live;
  expect(word?.services).toEqual(up);
  list.mockResolvedValue(fail({ kind: 'server', status: 500, code: 50 }));
  const later = application.get(LiveStatusPresenter);
  application.clock.advance(600_000);
  const stop = later.shown();
  expect(later.word).toEqual(word);
  await settled();
  expect(later.isCurrent).toBe(false);
  expect(later.age).toBe(600_000);
  await pass(10);
  expect(later.word).toEqual(word);
  stop();
});

it('SS-01 a missing response counts as a failure after 20 seconds, and is ignored later', async () => {
  const { live, list, pass } = await arrange();
  let answer: (services: Awaited<ReturnType<GameServices['list']>>) => void = () => undefined;
  list.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const stop = live.shown();
  await pass(10);
  expect(live.isAsking).toBe(true);
  expect(live.failures).toBe(0);
  await pass(10);
  expect(live.isAsking).toBe(false);
  expect(live.failures).toBe(1);
  answer(succeed(up));
  await settled();
  expect(live.word).toBeUndefined();
  stop();
});

it('SS-01 an error that is thrown is reported and counts as a failure', async () => {
  const { application, live, list } = await arrange();
  const error = new Error('unexpected');
  list.mockRejectedValue(error);
  const stop = live.shown();
  await settled();
  expect(application.errors.reports).toEqual([error]);
  expect(live.failures).toBe(1);
  stop();
});

it('SS-01 an empty list counts as a response', async () => {
  const { live, list } = await arrange();
  list.mockResolvedValue(succeed([]));
  const stop = live.shown();
  await settled();
  expect(live.word?.services).toEqual([]);
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
])('SS-01 a stored status in an unknown format is ignored: %s', async (text) => {
  const { application } = await arrange();
  application.stored.write(serverStatusItem, text);
  expect(application.get(LastStatus).read()).toBeUndefined();
});

it('SS-01 starts with the status of the page, unless this browser has stored a later one', async () => {
  const { application, live, list } = await arrange();
  list.mockResolvedValue(away);
  const now = application.clock.now().getTime();
  const at = (seconds: number) => new Date(now + seconds * 1000);
  application.replace(KnownStatus, { find: async () => ({ at: at(-60), services: up }) });
  const begun = async () => {
    const begins = application.get(LiveStatusPresenter);
    await begins.begin();
    const came = begins.word?.at;
    begins.shown()();
    return [came, begins.word?.at];
  };
  expect(live.word).toBeUndefined();
  expect(await begun()).toEqual([at(-60), at(-60)]);
  application.get(LastStatus).write({ at: at(-90), services: up });
  expect(await begun()).toEqual([at(-60), at(-60)]);
  application.get(LastStatus).write({ at: at(-30), services: up });
  expect(await begun()).toEqual([at(-60), at(-30)]);
});
