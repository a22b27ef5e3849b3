import { randomUUID } from 'node:crypto';
import { StatusNotices } from '#application/server-status/StatusNotices';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const someone = () => `${randomUUID()}@farstead.test`;

onBothAdapters('StatusNotices', (open) => {
  it('accepts the same email address twice', async () => {
    const notices = (await open()).application.get(StatusNotices);
    const email = someone();
    expect(await notices.request(email, 'de')).toEqual({ ok: true, value: undefined });
    expect(await notices.request(email, 'fr')).toEqual({ ok: true, value: undefined });
  });

  it('rejects an invalid email address', async () => {
    const notices = (await open()).application.get(StatusNotices);
    expect(await notices.request('not-an-email', 'en')).toEqual({
      ok: false,
      error: { kind: 'email-invalid' },
    });
  });

  testFailures(open, '', {
    isAnonymous: true,
    calls: { request: ({ application }) => application.get(StatusNotices).request(someone(), 'en') },
  });
});
