import { Dacs } from '#application/coupons/Dacs';
import { LoadDacs } from '#application/coupons/LoadDacs';
import { PrepareTransfer } from '#application/coupons/PrepareTransfer';
import { Recipients } from '#application/coupons/Recipients';
import { RequestKey } from '#application/coupons/RequestKey';
import { SearchRecipients } from '#application/coupons/SearchRecipients';
import { TransferDacs } from '#application/coupons/TransferDacs';
import { TransferHolds } from '#application/coupons/TransferHolds';
import { Configuration } from '#application/configuration/Configuration';

import { Session } from '#application/session/Session';
import type { Quantity } from '#domain/coupons/Quantity';
import { fail } from '#domain/shared/Result';
import { FakeDacs } from '#infrastructure/fake/coupons/FakeDacs';
import { FakeGameTime } from '#infrastructure/fake/products/FakeGameTime';
import { recordCredentialChange } from '#infrastructure/fake/backend/coupons';
import { compose, type Application } from '../../support/compose';

const setUp = async (): Promise<Application> => {
  const application = await compose({ as: 'subscriber' });
  await application.get(Session).start();
  return application;
};

const backerOf = ({ backend }: Application) => {
  const { id, displayName } = backend.person('backer');
  return { id, displayName };
};

const disableHolds = (application: Application): void => {
  const { current } = application.get(Configuration);
  application.get(Configuration).seed({ ...current, features: [] });
};

describe('the coupon overview', () => {
  it('DC-01 reports the number of coupons owned', async () => {
    const application = await setUp();
    expect(await application.get(LoadDacs).execute()).toEqual({
      ok: true,
      value: {
        kind: 'enabled',
        owned: 9,
        gameTime: expect.objectContaining({ gameTimeEnd: new Date('2027-02-20T12:00:00.000Z') }),
      },
    });
  });

  it('DC-01 reports the number of coupons even if the game time cannot be loaded', async () => {
    const application = await setUp();
    jest.spyOn(FakeGameTime.prototype, 'findRecord').mockResolvedValueOnce(fail({ kind: 'offline' }));
    expect(await application.get(LoadDacs).execute()).toEqual({
      ok: true,
      value: { kind: 'enabled', owned: 9 },
    });
  });

  it('DC-01 reports that coupons are turned off and does not request the count', async () => {
    const application = await setUp();
    application.get(FakeDacs).setEnabled(false);
    const count = jest.spyOn(application.get(Dacs), 'count');
    expect(await application.get(LoadDacs).execute()).toEqual({ ok: true, value: { kind: 'disabled' } });
    expect(count).not.toHaveBeenCalled();
  });

  it('DC-01 reports when a hold ends, and requests holds only if the back end supports them', async () => {
    const application = await setUp();
    const { backend, clock } = application;
    backend.change(() => recordCredentialChange(backend.person('subscriber'), clock));
    const heldUntil = new Date('2026-11-21T12:00:00Z');
    expect(await application.get(LoadDacs).execute()).toMatchObject({ value: { heldUntil } });
    disableHolds(application);
    const until = jest.spyOn(application.get(TransferHolds), 'findEnd');
    const overview = await application.get(LoadDacs).execute();
    expect(overview.ok && 'heldUntil' in overview.value).toBe(false);
    expect(until).not.toHaveBeenCalled();
  });
});

describe('the recipient search', () => {
  it('DC-01 does not send a request before the third character', async () => {
    const application = await setUp();
    const search = jest.spyOn(application.get(Recipients), 'search');
    expect(await application.get(SearchRecipients).execute(' ba ')).toEqual({ ok: true, value: [] });
    expect(search).not.toHaveBeenCalled();
  });

  it('DC-01 hides names that contain NQ-', async () => {
    const application = await setUp();
    application.backend.register({ displayName: 'NQ-Backer', email: 'nq@farstead.test', isConfirmed: true });
    const found = await application.get(SearchRecipients).execute('backer');
    expect(found).toEqual({ ok: true, value: [backerOf(application)] });
  });
});

describe('preparing a transfer', () => {
  const prepare = (application: Application, more: object = {}) =>
    application
      .get(PrepareTransfer)
      .execute({ typed: '2', owned: 9, recipient: backerOf(application), note: '', ...more });

  it('DC-01 returns the recipient’s current name', async () => {
    const application = await setUp();
    expect(await prepare(application)).toEqual({
      ok: true,
      value: {
        quantity: 2,
        recipient: { ...backerOf(application), memberSince: new Date('2026-01-15T09:00:00.000Z') },
      },
    });
  });

  it('DC-01 joins the lines of the note and removes invisible characters', async () => {
    const note = '\u202eFor the\u200b haul\n from Alioth ';
    expect(await prepare(await setUp(), { note })).toMatchObject({
      value: { note: 'For the haul from Alioth' },
    });
  });

  it('DC-01 reports that the account was renamed since the search', async () => {
    const application = await setUp();
    const recipient = backerOf(application);
    application.backend.change(() => (application.backend.person('backer').displayName = 'Jonas-Renamed'));
    expect(await prepare(application, { recipient })).toMatchObject({
      value: { recipient: { displayName: 'Jonas-Renamed' }, formerName: recipient.displayName },
    });
  });

  it.each([
    [{ typed: '' }, { kind: 'incomplete', quantity: { kind: 'malformed-quantity' }, hasRecipient: true }],
    [
      { typed: '10', recipient: undefined },
      { kind: 'incomplete', quantity: { kind: 'too-many', owned: 9 }, hasRecipient: false },
    ],
    [{ recipient: undefined }, { kind: 'incomplete', hasRecipient: false }],
    [{ note: 'farstead.example' }, { kind: 'incomplete', hasRecipient: true, note: 'note-with-link' }],
    [{ recipient: { id: 'gone', displayName: 'Gone' } }, { kind: 'unknown-recipient' }],
  ])('DC-01 rejects a transfer with %j', async (more, error) => {
    expect(await prepare(await setUp(), more)).toEqual({ ok: false, error });
  });

  it('DC-01 rejects a transfer to the player’s own account', async () => {
    const application = await setUp();
    const { id, displayName } = application.backend.person('subscriber');
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

  it('DC-01 moves the coupons once when sent a thousand times with the same key', async () => {
    const application = await setUp();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => transfer(application)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await application.get(Dacs).count()).toEqual({ ok: true, value: 7 });
  });

  it('DC-01 reports that a transfer is held', async () => {
    const application = await setUp();
    const { backend, clock } = application;
    backend.change(() => recordCredentialChange(backend.person('subscriber'), clock));
    expect(await transfer(application)).toEqual({ ok: false, error: { kind: 'transfer-held' } });
  });

  it('DC-01 reports that the player is signed out', async () => {
    expect(await transfer(await compose())).toEqual({ ok: false, error: { kind: 'signed-out' } });
  });
});

it('DC-01 a request uses the same key until it changes or succeeds', async () => {
  const key = (await compose()).get(RequestKey);
  const first = key.keyFor('somebody', '1');
  expect(key.keyFor('somebody', '1')).toBe(first);
  const other = key.keyFor('somebody', '2');
  expect(other).not.toBe(first);
  key.recordSuccess();
  expect(key.keyFor('somebody', '2')).not.toBe(other);
});

it('DC-01 a request may have run until a response decides its outcome', async () => {
  const key = (await compose()).get(RequestKey);
  key.keyFor('somebody', '1');
  key.recordFailure({ kind: 'timeout' });
  key.recordFailure({ kind: 'server', status: 503, hadNoEffect: true });
  expect(key.mayHaveRun('somebody', '1')).toBe(true);
  key.recordFailure({ kind: 'not-enough' });
  expect(key.mayHaveRun('somebody', '1')).toBe(false);
});
