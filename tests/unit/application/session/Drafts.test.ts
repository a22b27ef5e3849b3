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

it('stores a player’s text until the draft is discarded', async () => {
  const drafts = (await setUp()).get(Drafts);
  drafts.save('redemption-code', code);
  drafts.save('message', { to: 'ada@farstead.test', text: '' });
  expect(drafts.read('redemption-code')).toEqual(code);
  expect(drafts.read('message')).toEqual({ to: 'ada@farstead.test', text: '' });
  expect(drafts.read('other')).toEqual({});
  drafts.remove('redemption-code');
  expect(drafts.read('redemption-code')).toEqual({});
});

it('does not create a draft for an empty form', async () => {
  const drafts = (await setUp()).get(Drafts);
  drafts.save('message', { to: 'x', text: 'y' });
  drafts.save('message', { to: '', text: '' });
  expect(drafts.read('message')).toEqual({});
});

it('preserves a draft after the session ends and hides it until its player returns', async () => {
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

it('preserves a draft across a page reload', async () => {
  const application = await setUp();
  application.get(Drafts).save('redemption-code', code);
  const later = await compose({ as: 'new' });
  later.replace(StoredItems, application.stored);
  await later.get(Session).start();
  expect(later.get(Drafts).read('redemption-code')).toEqual(code);
});

it('discards the draft when another player signs in', async () => {
  const application = await setUp();
  const session = application.get(Session);
  application.get(Drafts).save('redemption-code', code);
  endOnServer(application);
  await session.begin(application.tokensOf('backer'));
  expect(application.get(Drafts).read('redemption-code')).toEqual({});
  await session.begin(application.tokensOf('new'));
  expect(application.get(Drafts).read('redemption-code')).toEqual({});
});

it.each(['here', 'in another tab'])('discards the draft when its player signs out %s', async (where) => {
  const application = await setUp();
  application.get(Drafts).save('redemption-code', code);
  if (where === 'here') application.get(Session).end();
  else application.channel.receive('signed-out');
  expect(application.get(DraftStore).read('redemption-code')).toBeUndefined();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(application.get(Drafts).read('redemption-code')).toEqual({});
});

describe('the drafts of a guest', () => {
  const email: Draft = { email: 'ada@farstead.test' };

  const setUpGuest = async (stored?: StoredItems) => {
    const application = await compose();
    if (stored) application.replace(StoredItems, stored);
    await application.get(Session).start();
    return application;
  };

  const restoredIn = (application: Application, form: string): readonly Draft[] => {
    const restored: Draft[] = [];
    application.get(Drafts).onRestore(form, (draft) => restored.push(draft));
    return restored;
  };

  it('persist across a page reload, but not before the page is hydrated', async () => {
    const application = await setUpGuest();
    const drafts = application.get(Drafts);
    drafts.save('newsletter', email);
    drafts.save('message', { text: 'x' });
    drafts.save('message', { text: '' });
    expect(drafts.read('newsletter')).toEqual(email);

    const later = await setUpGuest(application.stored);
    expect(later.get(Drafts).read('newsletter')).toEqual({});
    expect(restoredIn(later, 'newsletter')).toEqual([email]);
    expect(restoredIn(later, 'message')).toEqual([]);
    expect(later.get(Drafts).read('newsletter')).toEqual(email);
    later.get(Drafts).remove('newsletter');
    expect(restoredIn(await setUpGuest(application.stored), 'newsletter')).toEqual([]);
  });

  it('belong to the player who signs in, and disappear when that player signs out', async () => {
    const application = await setUpGuest();
    const drafts = application.get(Drafts);
    drafts.save('newsletter', email);
    await application.get(Session).begin(application.tokensOf('new'));
    expect(drafts.read('newsletter')).toEqual(email);
    application.get(Session).end();
    expect(restoredIn(application, 'newsletter')).toEqual([]);
    expect(restoredIn(await setUpGuest(application.stored), 'newsletter')).toEqual([]);
  });

  it.each(['no json', '7', '{"newsletter":{"email":"x"}}', '{"newsletter":"7"}'])(
    'are ignored if they are stored as the invalid text %j',
    async (stored) => {
      const application = await setUpGuest();
      application.get(DraftStore).write('guest', stored);
      expect(restoredIn(await setUpGuest(application.stored), 'newsletter')).toEqual([]);
    },
  );
});

it('stores text typed before the session loads for the signed-in player', async () => {
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

it('does not show text typed before a session ended to the next player', async () => {
  const application = await compose({ as: 'new' });
  const drafts = application.get(Drafts);
  drafts.save('redemption-code', code);
  application.get(Session).end();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(drafts.read('redemption-code')).toEqual({});
});

it('restores a form’s draft when its player signs in again', async () => {
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
  'ignores the invalid stored draft %j',
  async (stored) => {
    const application = await setUp();
    application.get(DraftStore).write('redemption-code', stored);
    expect(application.get(Drafts).read('redemption-code')).toEqual({});
  },
);
