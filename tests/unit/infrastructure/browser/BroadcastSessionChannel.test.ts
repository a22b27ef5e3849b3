import type { SessionEvent } from '#application/session/SessionChannel';
import { BroadcastSessionChannel } from '#infrastructure/browser/BroadcastSessionChannel';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';

const openChannels: BroadcastChannel[] = [];

class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.push(this);
  }
}

const tab = (): BroadcastSessionChannel =>
  new BroadcastSessionChannel({ window: { BroadcastChannel: Channel } } as unknown as BrowserWindow);

const nextNews = (channel: BroadcastSessionChannel): Promise<SessionEvent> =>
  new Promise((hear) => {
    const stop = channel.listen((news) => {
      stop();
      hear(news);
    });
  });

afterEach(() => openChannels.splice(0).forEach((channel) => channel.close()));

it.each(['signed-out', 'signed-in', 'ended'] as const)(
  'SE-07 sends %s to every other tab, but not to the sender',
  async (news) => {
    const [here, there, elsewhere] = [tab(), tab(), tab()];
    const own: SessionEvent[] = [];
    here.listen((heard) => own.push(heard));
    const heard = Promise.all([nextNews(there), nextNews(elsewhere)]);
    here.announce(news);
    expect(await heard).toEqual([news, news]);
    expect(own).toEqual([]);
  },
);

it('SE-07 ignores unknown messages on the session channel', async () => {
  const there = tab();
  const heard = nextNews(there);
  const stranger = new Channel('session');
  for (const message of ['hello', 7, null, { kind: 'signed-out' }, ['signed-out']])
    stranger.postMessage(message);
  stranger.postMessage('signed-in');
  expect(await heard).toBe('signed-in');
});

it('SE-07 does not notify a removed listener', async () => {
  const [here, there] = [tab(), tab()];
  const heard: SessionEvent[] = [];
  there.listen((news) => heard.push(news))();
  const arrived = nextNews(there);
  here.announce('signed-out');
  await arrived;
  expect(heard).toEqual([]);
});
