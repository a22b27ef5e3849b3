import { Drafts } from '../../../../src/application/session/Drafts';
import { Session } from '../../../../src/application/session/Session';
import { compose } from '../../support/compose';

const signedIn = async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  return application;
};

it('keeps what a player typed until it has served', async () => {
  const drafts = (await signedIn()).get(Drafts);
  drafts.keep('redemption-code', 'FARS 0001');
  expect(drafts.of('redemption-code')).toBe('FARS 0001');
  expect(drafts.of('other')).toBe('');
  drafts.keep('redemption-code', '');
  expect(drafts.of('redemption-code')).toBe('');
});

it('survives signing in again, and is shown to nobody else', async () => {
  const application = await signedIn();
  const session = application.get(Session);
  application.get(Drafts).keep('redemption-code', 'FARS 0001');

  session.end();
  expect(application.get(Drafts).of('redemption-code')).toBe('');
  await session.begin(application.tokensOf('backer'));
  expect(application.get(Drafts).of('redemption-code')).toBe('');
  await session.begin(application.tokensOf('new'));
  expect(application.get(Drafts).of('redemption-code')).toBe('FARS 0001');
});

it('keeps nothing for nobody', async () => {
  const application = await compose();
  application.get(Drafts).keep('redemption-code', 'FARS 0001');
  expect(application.get(Drafts).of('redemption-code')).toBe('');
});
