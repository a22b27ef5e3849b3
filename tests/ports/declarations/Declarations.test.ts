import { randomUUID } from 'node:crypto';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { Declarations } from '#application/declarations/Declarations';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { Cancellation, Withdrawal } from '#domain/declarations/Declaration';
import { languageOf, locales } from '#domain/language/Locale';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const withdrawal = (): Withdrawal => ({
  name: 'Ada Verne',
  orderNumber: 'ABCD-1234',
  contract: 'Three months of game time',
  email: `${randomUUID()}@farstead.test`,
});

const cancellation = (): Cancellation => ({
  ...withdrawal(),
  kind: 'extraordinary',
  reason: 'The servers were down',
  endsOn: '2027-03-01',
});

onBothAdapters('Declarations', (open) => {
  const opened = async () => {
    const site = await open();
    const declarations = site.application.get(Declarations);
    const kinds = {
      withdrawal: (email: string, key: string = randomUUID()) =>
        declarations.withdraw({ ...withdrawal(), email }, { key, emailLanguage: 'en' }),
      cancellation: (email: string, key: string = randomUUID()) =>
        declarations.cancel({ ...cancellation(), email }, { key, emailLanguage: 'en' }),
    };
    return { site, declarations, kinds };
  };
  const someone = () => `${randomUUID()}@farstead.test`;

  it.each(locales.map(languageOf))('WD-01 accepts a withdrawal from a page in %s', async (emailLanguage) => {
    const { site, declarations } = await opened();
    const before = site.now().getTime();
    const received = await declarations.withdraw(withdrawal(), { key: randomUUID(), emailLanguage });
    expect(received).toMatchObject({ ok: true, value: { id: expect.any(String) as string } });
    const at = received.ok ? received.value.receivedAt.getTime() : 0;
    expect(Math.abs(at - before)).toBeLessThan(60_000);
  });

  it('WD-02 accepts a cancellation for the earliest possible date or a specific date', async () => {
    const { declarations } = await opened();
    const { endsOn: _, ...soonest } = cancellation();
    for (const declared of [soonest, cancellation()]) {
      const received = await declarations.cancel(declared, { key: randomUUID(), emailLanguage: 'de' });
      expect(received.ok).toBe(true);
    }
  });

  it.each(['withdrawal', 'cancellation'] as const)(
    'WD-01 returns the original receipt when a %s is repeated',
    async (kind) => {
      const { kinds } = await opened();
      const [email, key] = [someone(), randomUUID()];
      const first = await kinds[kind](email, key);
      expect(await kinds[kind](email, key)).toEqual(first);
      expect(await kinds[kind](email)).not.toEqual(first);
      expect(await kinds[kind](someone(), key)).not.toEqual(first);
    },
  );

  it.each(['withdrawal', 'cancellation'] as const)(
    'WD-01 rejects a %s with an invalid email',
    async (kind) => {
      const { kinds } = await opened();
      expect(await kinds[kind]('not-an-email')).toEqual({ ok: false, error: { kind: 'email-invalid' } });
    },
  );

  it.each(['withdrawal', 'cancellation'] as const)(
    'WD-01 a %s names an earlier one with the same order number and email',
    async (kind) => {
      const { kinds } = await opened();
      const email = someone();
      const first = await kinds[kind](email);
      const second = await kinds[kind](email.toUpperCase());
      const { id, receivedAt, ...others } = first.ok ? first.value : {};
      expect([first.ok, others]).toEqual([true, {}]);
      expect(second).toMatchObject({ ok: true, value: { earlier: { id, receivedAt } } });
    },
  );

  it('WD-01 the sender follows a declaration with its number and email', async () => {
    const { declarations, kinds } = await opened();
    const email = someone();
    const sent = await kinds.withdrawal(email);
    const { id = '', receivedAt } = sent.ok ? sent.value : {};
    const status = { ok: true, value: { id, kind: 'withdrawal', receivedAt } };
    expect(await declarations.findStatus({ number: id, email: email.toUpperCase() })).toEqual(status);
    const short = `${id.slice(0, 4)} ${id.slice(4, 8)}`;
    expect(await declarations.findStatus({ number: short, email })).toEqual(status);
  });

  it('WD-01 neither a number nor an email alone shows a declaration', async () => {
    const { declarations, kinds } = await opened();
    const [email, other] = [someone(), someone()];
    const sent = await kinds.withdrawal(email);
    await kinds.withdrawal(other);
    const number = sent.ok ? sent.value.id : '';
    const unknown = { ok: false, error: { kind: 'unknown-declaration' } };
    expect(await declarations.findStatus({ number, email: other })).toEqual(unknown);
    expect(await declarations.findStatus({ number: 'ABCD-1234', email })).toEqual(unknown);
    expect(await declarations.findStatus({ number, email: 'not-an-email' })).toEqual({
      ok: false,
      error: { kind: 'email-invalid' },
    });
  });

  it('WD-01 the state of a refunded withdrawal contains the amount, the day and the card', async () => {
    const { declarations } = await opened();
    const status = await declarations.findStatus({ number: '4D9E-01B1', email: 'lapsing@farstead.test' });
    expect(status).toEqual({
      ok: true,
      value: {
        id: expect.stringMatching(/^4d9e01b1/),
        kind: 'withdrawal',
        receivedAt: expect.any(Date),
        refund: {
          amount: { cents: expect.any(Number), currency: 'EUR' },
          refundedAt: expect.any(Date),
          cardLastFour: '1111',
        },
      },
    });
  });

  it('WD-01 finds an order by its number and its buyer’s email', async () => {
    const { site, declarations } = await opened();
    const { email } = await signInAs(site, 'lapsing');
    const page = await site.application.get(PlacedOrders).findPage(1);
    if (!page.ok) throw new Error('The orders could not be read.');
    for (const order of page.value.entries) {
      const found = await declarations.findOrder({
        number: orderNumber(order.id),
        email: email.toUpperCase(),
      });
      expect(found).toEqual({ ok: true, value: order });
    }
  });

  it('WD-01 finds no order if the number or the email does not match', async () => {
    const { site, declarations } = await opened();
    const { email } = await signInAs(site, 'lapsing');
    const page = await site.application.get(PlacedOrders).findPage(1);
    const number = page.ok ? (page.value.entries[0]?.id ?? '') : '';
    expect(number).not.toBe('');
    const unknown = { ok: false, error: { kind: 'unknown-declaration' } };
    expect(await declarations.findOrder({ number, email: someone() })).toEqual(unknown);
    expect(await declarations.findOrder({ number: 'ABCD-1234', email })).toEqual(unknown);
    expect(await declarations.findOrder({ number, email: 'not-an-email' })).toEqual({
      ok: false,
      error: { kind: 'email-invalid' },
    });
  });

  const options = () => ({ key: randomUUID(), emailLanguage: 'en' }) as const;
  testFailures(open, 'WD-01', {
    calls: {
      withdraw: ({ application }) => application.get(Declarations).withdraw(withdrawal(), options()),
      cancel: ({ application }) => application.get(Declarations).cancel(cancellation(), options()),
      findStatus: ({ application }) =>
        application.get(Declarations).findStatus({ number: 'ABCD-1234', email: someone() }),
      findOrder: ({ application }) =>
        application.get(Declarations).findOrder({ number: 'ABCD-1234', email: someone() }),
    },
    isAnonymous: true,
  });
});
