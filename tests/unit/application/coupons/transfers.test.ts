import { Dacs } from '../../../../src/application/coupons/Dacs';
import { LoadDacs } from '../../../../src/application/coupons/LoadDacs';
import { PrepareTransfer } from '../../../../src/application/coupons/PrepareTransfer';
import { Recipients } from '../../../../src/application/coupons/Recipients';
import { RequestKey } from '../../../../src/application/coupons/RequestKey';
import { SearchRecipients } from '../../../../src/application/coupons/SearchRecipients';
import { TransferDacs } from '../../../../src/application/coupons/TransferDacs';
import { TransferHolds } from '../../../../src/application/coupons/TransferHolds';
import { Configuration } from '../../../../src/application/configuration/Configuration';
import { Session } from '../../../../src/application/session/Session';
import type { Quantity } from '../../../../src/domain/coupons/Quantity';
import { FakeDacs } from '../../../../src/infrastructure/fake/coupons/FakeDacs';
import { noteCredentialChange } from '../../../../src/infrastructure/fake/world/coupons';
import { compose, type Application } from '../../support/compose';

const signedIn = async (): Promise<Application> => {
  const application = await compose({ as: 'subscriber' });
  await application.get(Session).start();
  return application;
};

const backerOf = ({ world }: Application) => {
  const { id, displayName } = world.person('backer');
  return { id, displayName };
};

const withoutHolds = (application: Application): void => {
  const { current } = application.get(Configuration);
  application.get(Configuration).use({ ...current, features: [] });
};

describe('the overview', () => {
  it('DC-01 has the number of coupons', async () => {
    const application = await signedIn();
    expect(await application.get(LoadDacs).execute()).toEqual({
      ok: true,
      value: { kind: 'enabled', owned: 9 },
    });
  });

  it('DC-01 is offline when coupons are turned off, and nothing else is asked for', async () => {
    const application = await signedIn();
    application.get(FakeDacs).enable(false);
    const count = jest.spyOn(application.get(Dacs), 'count');
    expect(await application.get(LoadDacs).execute()).toEqual({ ok: true, value: { kind: 'disabled' } });
    expect(count).not.toHaveBeenCalled();
  });

  it('DC-01 says until when transfers wait; a back end without that feature is not asked', async () => {
    const application = await signedIn();
    const { world, clock } = application;
    world.change(() => noteCredentialChange(world.person('subscriber'), clock));
    const heldUntil = new Date('2026-11-21T12:00:00Z');
    expect(await application.get(LoadDacs).execute()).toMatchObject({ value: { heldUntil } });
    withoutHolds(application);
    const until = jest.spyOn(application.get(TransferHolds), 'until');
    const overview = await application.get(LoadDacs).execute();
    expect(overview.ok && 'heldUntil' in overview.value).toBe(false);
    expect(until).not.toHaveBeenCalled();
  });
});

describe('the search', () => {
  it('DC-01 asks nothing before the third character', async () => {
    const application = await signedIn();
    const search = jest.spyOn(application.get(Recipients), 'search');
    expect(await application.get(SearchRecipients).execute(' ba ')).toEqual({ ok: true, value: [] });
    expect(search).not.toHaveBeenCalled();
  });

  it('DC-01 hides names that contain NQ-', async () => {
    const application = await signedIn();
    application.world.register({ displayName: 'NQ-Backer', email: 'nq@farstead.test', isConfirmed: true });
    const found = await application.get(SearchRecipients).execute('backer');
    expect(found).toEqual({ ok: true, value: [backerOf(application)] });
  });
});

describe('preparing a transfer', () => {
  const prepare = (application: Application, more: object = {}) =>
    application
      .get(PrepareTransfer)
      .execute({ typed: '2', owned: 9, recipient: backerOf(application), ...more });

  it('DC-01 names the account as it is now', async () => {
    const application = await signedIn();
    expect(await prepare(application)).toEqual({
      ok: true,
      value: {
        quantity: 2,
        recipient: { ...backerOf(application), memberSince: new Date('2026-01-15T09:00:00.000Z') },
      },
    });
  });

  it('DC-01 says so when the account was renamed since the search', async () => {
    const application = await signedIn();
    const recipient = backerOf(application);
    application.world.change(() => (application.world.person('backer').displayName = 'Jonas-Renamed'));
    expect(await prepare(application, { recipient })).toMatchObject({
      value: { recipient: { displayName: 'Jonas-Renamed' }, formerName: recipient.displayName },
    });
  });

  it.each([
    [{ typed: '' }, { kind: 'malformed-quantity' }],
    [{ typed: '10' }, { kind: 'too-many', owned: 9 }],
    [{ recipient: undefined }, { kind: 'no-recipient' }],
    [{ recipient: { id: 'gone', displayName: 'Gone' } }, { kind: 'unknown-recipient' }],
  ])('DC-01 refuses %j', async (more, error) => {
    expect(await prepare(await signedIn(), more)).toEqual({ ok: false, error });
  });

  it('DC-01 refuses oneself', async () => {
    const application = await signedIn();
    const { id, displayName } = application.world.person('subscriber');
    expect(await prepare(application, { recipient: { id, displayName } })).toEqual({
      ok: false,
      error: { kind: 'own-account' },
    });
  });
});

describe('a transfer', () => {
  const transfer = (application: Application, quantity = 2) =>
    application
      .get(TransferDacs)
      .execute({ quantity: quantity as Quantity, recipient: backerOf(application) }, 'one-key');

  it('DC-01 sent a thousand times with one key moves the coupons once', async () => {
    const application = await signedIn();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => transfer(application)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await application.get(Dacs).count()).toEqual({ ok: true, value: 7 });
  });

  it('DC-01 that is held tells from when it is possible', async () => {
    const application = await signedIn();
    const { world, clock } = application;
    world.change(() => noteCredentialChange(world.person('subscriber'), clock));
    expect(await transfer(application)).toEqual({
      ok: false,
      error: { kind: 'transfer-held', until: new Date('2026-11-21T12:00:00Z') },
    });
    withoutHolds(application);
    expect(await transfer(application)).toEqual({ ok: false, error: { kind: 'transfer-held' } });
  });

  it('DC-01 needs a session', async () => {
    expect(await transfer(await compose())).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });
});

it('DC-01 a request keeps its key until it is another one or was done', async () => {
  const key = (await compose()).get(RequestKey);
  const first = key.of('somebody', '1');
  expect(key.of('somebody', '1')).toBe(first);
  const other = key.of('somebody', '2');
  expect(other).not.toBe(first);
  key.spend();
  expect(key.of('somebody', '2')).not.toBe(other);
});
