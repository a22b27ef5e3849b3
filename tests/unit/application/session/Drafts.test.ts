import { Drafts, type Draft } from '#application/session/Drafts';
import { DraftStore } from '#application/session/DraftStore';
import { StoredItems } from '#application/shared/StoredItems';
import { Session } from '#application/session/Session';
import { compose, type Application } from '../../support/compose';

const setUp = async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  return application;
};

const endOnServer = (application: Application) => {
  application.tokens.clear();
  application.channel.receive('ended');
};

const code: Draft = { code: 'FARS 0001' };

it('stores a player’s text until the draft is dropped', async () => {
  const drafts = (await setUp()).get(Drafts);
  drafts.save('redemption-code', code);
  drafts.save('message', { to: 'ada@farstead.test', text: '' });
  expect(drafts.read('redemption-code')).toEqual(code);
  expect(drafts.read('message')).toEqual({ to: 'ada@farstead.test', text: '' });
  expect(drafts.read('other')).toEqual({});
  drafts.remove('redemption-code');
  expect(drafts.read('redemption-code')).toEqual({});
});

it('a form without any text has no draft', async () => {
  const drafts = (await setUp()).get(Drafts);
  drafts.save('message', { to: 'x', text: 'y' });
  drafts.save('message', { to: '', text: '' });
  expect(drafts.read('message')).toEqual({});
});

it('survives the end of the session, and is hidden until its player returns', async () => {
  const application = await setUp();
  const drafts = application.get(Drafts);
  drafts.save('redemption-code', code);
  endOnServer(application);
  expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: true });
  expect(drafts.read('redemption-code')).toEqual({});
  drafts.save('redemption-code', { code: '' });

  await application.get(Session).begin(application.tokensOf('new'));
  expect(drafts.read('redemption-code')).toEqual(code);
});

it('survives a reload of the page', async () => {
  const application = await setUp();
  application.get(Drafts).save('redemption-code', code);
  const later = await compose({ as: 'new' });
  later.replace(StoredItems, application.stored);
  await later.get(Session).start();
  expect(later.get(Drafts).read('redemption-code')).toEqual(code);
});

it('drops the draft when another player signs in', async () => {
  const application = await setUp();
  const session = application.get(Session);
  application.get(Drafts).save('redemption-code', code);
  endOnServer(application);
  await session.begin(application.tokensOf('backer'));
  expect(application.get(Drafts).read('redemption-code')).toEqual({});
  await session.begin(application.tokensOf('new'));
  expect(application.get(Drafts).read('redemption-code')).toEqual({});
});

it.each(['here', 'in another tab'])('drops the draft when its player signs out %s', async (where) => {
  const application = await setUp();
  application.get(Drafts).save('redemption-code', code);
  if (where === 'here') application.get(Session).end();
  else application.channel.receive('signed-out');
  expect(application.get(DraftStore).read('redemption-code')).toBeUndefined();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(application.get(Drafts).read('redemption-code')).toEqual({});
});

it('retains a guest’s text while the page stays loaded, and stores nothing', async () => {
  const application = await compose();
  await application.get(Session).start();
  const drafts = application.get(Drafts);
  drafts.save('redemption-code', code);
  expect(drafts.read('redemption-code')).toEqual(code);
  expect(application.get(DraftStore).read('redemption-code')).toBeUndefined();
  drafts.save('redemption-code', { code: '' });
  expect(drafts.read('redemption-code')).toEqual({});
});

it('stores text typed before the session has loaded for the signed-in player', async () => {
  const application = await compose({ as: 'new' });
  const drafts = application.get(Drafts);
  drafts.save('redemption-code', { code: 'FARS' });
  drafts.save('redemption-code', code);
  drafts.save('message', { to: 'x' });
  drafts.save('message', { to: '' });
  drafts.save('newsletter', { email: 'ada@farstead.test' });
  drafts.remove('newsletter');
  await application.get(Session).start();
  expect(drafts.read('redemption-code')).toEqual(code);
  expect(drafts.read('message')).toEqual({});
  expect(drafts.read('newsletter')).toEqual({});
});

it('text typed before a session ended is not shown to the next player', async () => {
  const application = await compose({ as: 'new' });
  const drafts = application.get(Drafts);
  drafts.save('redemption-code', code);
  application.get(Session).end();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(drafts.read('redemption-code')).toEqual({});
});

it('restores the draft of a form once its player is signed in again', async () => {
  const application = await setUp();
  const drafts = application.get(Drafts);
  const restored: Draft[] = [];
  drafts.save('redemption-code', code);
  const stop = drafts.onRestore('redemption-code', (draft) => restored.push(draft));
  drafts.onRestore('other', (draft) => restored.push(draft));
  expect(restored).toEqual([code]);

  endOnServer(application);
  await application.get(Session).begin(application.tokensOf('new'));
  expect(restored).toEqual([code, code]);
  await application.get(Session).reloadPlayer();
  expect(restored).toHaveLength(2);

  stop();
  endOnServer(application);
  await application.get(Session).begin(application.tokensOf('new'));
  expect(restored).toHaveLength(2);
});

it.each(['', 'no json', 'null', '7', '"text"', '{"code":7}', '[{}]'])(
  'ignores the stored value %j, which is not a draft',
  async (stored) => {
    const application = await setUp();
    application.get(DraftStore).write('redemption-code', stored);
    expect(application.get(Drafts).read('redemption-code')).toEqual({});
  },
);
