import { randomUUID } from 'node:crypto';
import { Declarations } from '#application/declarations/Declarations';
import type { Cancellation, Withdrawal } from '#domain/declarations/Declaration';
import { languageOf, locales } from '#domain/language/Locale';
import { failureModes } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

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

export const declarationsSuite = (open: OpenSite): void => {
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

  it('WD-02 accepts a cancellation for the next possible end or a specific day', async () => {
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

  it.each(failureModes)('WD-01 reports the failure when the server is %s', async (network, error) => {
    const { site, kinds } = await opened();
    await site.simulate(network);
    expect(await kinds.withdrawal(someone())).toEqual({ ok: false, error });
    expect(await kinds.cancellation(someone())).toEqual({ ok: false, error });
  });
};
