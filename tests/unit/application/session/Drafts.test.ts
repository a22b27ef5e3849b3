import { Drafts, type Draft } from '../../../../src/application/session/Drafts';
import { DraftStore } from '../../../../src/application/session/DraftStore';
import { StoredItems } from '../../../../src/application/shared/StoredItems';
import { Session } from '../../../../src/application/session/Session';
import { compose, type Application } from '../../support/compose';

const signedIn = async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  return application;
};

const endOnServer = (application: Application) => {
  application.tokens.clear();
  application.channel.hear('ended');
};

const code: Draft = { code: 'FARS 0001' };

it('keeps text that a player typed until the draft is dropped', async () => {
  const drafts = (await signedIn()).get(Drafts);
  drafts.keep('redemption-code', code);
  drafts.keep('letter', { to: 'ada@farstead.test', text: '' });
  expect(drafts.of('redemption-code')).toEqual(code);
  expect(drafts.of('letter')).toEqual({ to: 'ada@farstead.test', text: '' });
  expect(drafts.of('other')).toEqual({});
  drafts.drop('redemption-code');
  expect(drafts.of('redemption-code')).toEqual({});
});

it('a form without any text has no draft', async () => {
  const drafts = (await signedIn()).get(Drafts);
  drafts.keep('letter', { to: 'x', text: 'y' });
  drafts.keep('letter', { to: '', text: '' });
  expect(drafts.of('letter')).toEqual({});
});

it('survives the end of the session, and is hidden until its player returns', async () => {
  const application = await signedIn();
  const drafts = application.get(Drafts);
  drafts.keep('redemption-code', code);
  endOnServer(application);
  expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: true });
  expect(drafts.of('redemption-code')).toEqual({});
  drafts.keep('redemption-code', { code: '' });

  await application.get(Session).begin(application.tokensOf('new'));
  expect(drafts.of('redemption-code')).toEqual(code);
});

it('survives a reload of the page', async () => {
  const application = await signedIn();
  application.get(Drafts).keep('redemption-code', code);
  const later = await compose({ as: 'new' });
  later.replace(StoredItems, application.stored);
  await later.get(Session).start();
  expect(later.get(Drafts).of('redemption-code')).toEqual(code);
});

it('drops the draft when another player signs in', async () => {
  const application = await signedIn();
  const session = application.get(Session);
  application.get(Drafts).keep('redemption-code', code);
  endOnServer(application);
  await session.begin(application.tokensOf('backer'));
  expect(application.get(Drafts).of('redemption-code')).toEqual({});
  await session.begin(application.tokensOf('new'));
  expect(application.get(Drafts).of('redemption-code')).toEqual({});
});

it.each(['here', 'in another tab'])('drops the draft when its player signs out %s', async (where) => {
  const application = await signedIn();
  application.get(Drafts).keep('redemption-code', code);
  if (where === 'here') application.get(Session).end();
  else application.channel.hear('signed-out');
  expect(application.get(DraftStore).read('redemption-code')).toBeUndefined();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(application.get(Drafts).of('redemption-code')).toEqual({});
});

it('keeps what a visitor typed while the page stays loaded, and stores nothing', async () => {
  const application = await compose();
  await application.get(Session).start();
  const drafts = application.get(Drafts);
  drafts.keep('redemption-code', code);
  expect(drafts.of('redemption-code')).toEqual(code);
  expect(application.get(DraftStore).read('redemption-code')).toBeUndefined();
  drafts.keep('redemption-code', { code: '' });
  expect(drafts.of('redemption-code')).toEqual({});
});

it('keeps text typed before the session has loaded, for the player it belongs to', async () => {
  const application = await compose({ as: 'new' });
  const drafts = application.get(Drafts);
  drafts.keep('redemption-code', { code: 'FARS' });
  drafts.keep('redemption-code', code);
  drafts.keep('letter', { to: 'x' });
  drafts.keep('letter', { to: '' });
  drafts.keep('newsletter', { email: 'ada@farstead.test' });
  drafts.drop('newsletter');
  await application.get(Session).start();
  expect(drafts.of('redemption-code')).toEqual(code);
  expect(drafts.of('letter')).toEqual({});
  expect(drafts.of('newsletter')).toEqual({});
});

it('text typed before a session ended is not shown to the next player', async () => {
  const application = await compose({ as: 'new' });
  const drafts = application.get(Drafts);
  drafts.keep('redemption-code', code);
  application.get(Session).end();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(drafts.of('redemption-code')).toEqual({});
});

it('restores the draft of a form once its player is signed in again', async () => {
  const application = await signedIn();
  const drafts = application.get(Drafts);
  const restored: Draft[] = [];
  drafts.keep('redemption-code', code);
  const stop = drafts.follow('redemption-code', (draft) => restored.push(draft));
  drafts.follow('other', (draft) => restored.push(draft));
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
  async (kept) => {
    const application = await signedIn();
    application.get(DraftStore).write('redemption-code', kept);
    expect(application.get(Drafts).of('redemption-code')).toEqual({});
  },
);
