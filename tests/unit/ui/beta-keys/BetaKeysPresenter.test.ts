import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { Session } from '#application/session/Session';
import { keyTotals, type BetaKeys } from '#domain/beta-keys/BetaKey';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { betaKeysOf, fakeBetaKey } from '#infrastructure/fake/backend/betaKeys';
import { BetaKeysPresenter } from '#ui/beta-keys/BetaKeysPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';
import { openPage, type Visit } from '../../support/openPage';

const setUp = async (visit: Visit = {}) => {
  const { application, presenter: page } = await openPage('betaKeys', BetaKeysPresenter, {
    as: 'subscriber',
    ...visit,
  });
  return { application, page };
};

const totalsIn = ({ keys: { value } }: BetaKeysPresenter) => value && keyTotals(value);

const firstKey = ({ keys }: BetaKeysPresenter) => {
  const [key] = keys.value?.keys ?? [];
  if (!key) throw new Error('There is no key.');
  return key;
};

it('KY-01 shows the keys and their totals', async () => {
  const { page } = await setUp();
  expect(totalsIn(page)).toEqual({ available: 3, pending: 2, gifted: 1 });
  expect(page.keys.value?.keys).toMatchObject([
    { recipient: 'nadia.brandt@example.test' },
    {},
    { usedBy: 'Guarded-Ada' },
  ]);
});

it('KY-01 sends a key in the page’s language and hides the notice after 4 s', async () => {
  const { application, page } = await setUp({ locale: 'de-de' });
  page.send.change('recipient', ' ines@farstead.test ');
  await page.send.submit();
  expect(page.send.sending.state).toEqual({ kind: 'done', value: 'ines@farstead.test' });
  expect(page.send.form.values.recipient).toBe('');
  expect(totalsIn(page)).toEqual({ available: 2, pending: 3, gifted: 1 });
  const [sent] = betaKeysOf(application.backend.person('subscriber')).sent;
  expect(sent?.path).toBe(`/de/registrieren?code=${sent?.id}`);
  application.clock.advance(3999);
  expect(page.send.sending.isDone).toBe(true);
  application.clock.advance(1);
  expect(page.send.sending.isDone).toBe(false);
});

it('KY-01 the link in a key sent to an existing player opens the products page', async () => {
  const { application, page } = await setUp();
  page.send.change('recipient', application.backend.person('new').email);
  await page.send.submit();
  expect(betaKeysOf(application.backend.person('subscriber')).sent[0]?.path).toMatch(
    /^\/account\/products\?code=/,
  );
});

it.each([
  ['', 'email-required'],
  ['nobody', 'email-invalid'],
])('KY-01 rejects the recipient %j without sending a key', async (typed, problem) => {
  const { page } = await setUp();
  page.send.change('recipient', typed);
  await page.send.submit();
  expect(page.send.form.problems).toEqual({ recipient: problem });
  expect(page.send.failure).toBeUndefined();
  expect(totalsIn(page)?.available).toBe(3);
});

it.each([
  ['Build at https://farstead.example', 'note-with-link'],
  ['x'.repeat(141), 'note-too-long'],
])('KY-01 rejects the note %j without sending a key', async (note, problem) => {
  const { page } = await setUp();
  page.send.change('recipient', 'ines@farstead.test');
  page.send.change('note', note);
  await page.send.submit();
  expect(page.send.form.problems).toEqual({ note: problem });
  expect(page.send.failure).toBeUndefined();
  expect(totalsIn(page)?.available).toBe(3);
});

it('KY-01 lists a received key with its note and activates it', async () => {
  const { application, page } = await setUp({ as: 'new' });
  const sent = {
    ...fakeBetaKey('7', application.backend.person('new').email, 'products', 'en-us'),
    note: 'Hi',
  };
  application.backend.change(() => betaKeysOf(application.backend.person('subscriber')).sent.unshift(sent));
  await page.load();
  const sender = application.backend.person('subscriber').displayName;
  expect(page.keys.value?.received).toEqual([{ id: sent.id, sender, note: 'Hi' }]);
  await page.activate.activateReceived(sent.id);
  await flushPromises();
  expect(page.activate.count).toBe(1);
  expect(page.keys.value?.received).toEqual([]);
});

it('KY-01 a failed cancellation reloads the keys and totals and shows the error next to the list', async () => {
  const { application, page } = await setUp();
  const key = firstKey(page);
  const [sent] = betaKeysOf(application.backend.person('subscriber')).sent;
  application.backend.change(() => sent && (sent.usedBy = application.backend.person('new').id));
  page.cancel.openDialog(key);
  await page.cancel.confirm();
  expect(page.cancel.keyToCancel).toBeUndefined();
  expect(page.cancel.sending.problem).toEqual({ kind: 'server', status: 409, code: 202 });
  expect(page.send.failure).toBeUndefined();
  expect(totalsIn(page)).toEqual({ available: 3, pending: 1, gifted: 2 });
  expect(firstKey(page)).toMatchObject({ usedBy: 'New-Pilot' });
  page.cancel.openDialog(key);
  expect(page.cancel.sending.problem).toBeUndefined();
});

it('KY-01 still shows the loaded keys when both the change and the reload fail', async () => {
  const { application, page } = await setUp();
  application.backend.setNetworkCondition('offline');
  page.cancel.openDialog(firstKey(page));
  await page.cancel.confirm();
  expect(page.cancel.sending.problem).toEqual({ kind: 'offline' });
  expect(totalsIn(page)).toEqual({ available: 3, pending: 2, gifted: 1 });
});

it('KY-01 counts each activated key', async () => {
  const { application, page } = await setUp({ as: 'new' });
  const keys = betaKeysOf(application.backend.person('subscriber')).sent;
  page.activate.change(`https://farstead.test/signup?code=${keys[0]?.id}`);
  await page.activate.submit();
  expect(page.activate.count).toBe(1);
  expect(page.activate.form.values.key).toBe('');
  page.activate.change(keys[1]?.id ?? '');
  await page.activate.submit();
  expect(page.activate.count).toBe(2);
  page.activate.change(keys[1]?.id ?? '');
  await page.activate.submit();
  expect(page.activate.count).toBe(2);
  expect(page.activate.sending.problem).toEqual({ kind: 'used-code' });
});

it('KY-01 counts the player’s own key as gifted as soon as it is activated', async () => {
  const { page } = await setUp();
  page.activate.change(firstKey(page).id);
  await page.activate.submit();
  await flushPromises();
  expect(totalsIn(page)).toEqual({ available: 3, pending: 1, gifted: 2 });
});

class ScriptedGifts extends KeyGifts {
  readonly log: string[] = [];

  async list(): Promise<Result<BetaKeys, CallFailure>> {
    this.log.push('list');
    return fail({ kind: 'timeout' });
  }

  async send(): Promise<Result<void, CallFailure>> {
    this.log.push('send');
    return succeed(undefined);
  }

  async cancel(): Promise<Result<void, CallFailure>> {
    this.log.push('cancel');
    return fail({ kind: 'timeout' });
  }
}

it('KY-01 reloads the keys after every change, even after a failed one', async () => {
  const application = await compose({ as: 'subscriber' });
  await application.get(Session).start();
  const gifts = new ScriptedGifts();
  application.replace(KeyGifts, gifts);
  const page = application.get(BetaKeysPresenter);
  page.send.change('recipient', 'a@b.test');
  await page.send.submit();
  page.cancel.openDialog({ id: 'a', recipient: '' });
  await page.cancel.confirm();
  page.send.change('recipient', '');
  await page.send.submit();
  expect(gifts.log).toEqual(['send', 'list', 'cancel', 'list']);
});
