import { randomUUID } from 'node:crypto';
import { SupportDesk } from '#application/help/SupportDesk';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const message = { topic: 'refund', caseNumber: '3F2A-91BC', message: 'I was charged twice.' } as const;

onBothAdapters('SupportDesk', (open) => {
  const opened = async () => {
    const desk = (await open()).application.get(SupportDesk);
    return (email: string, key: string = randomUUID()) =>
      desk.send({ ...message, email }, { key, emailLanguage: 'fr' });
  };

  it('a repeated message gets the same number and the same time of the answer', async () => {
    const send = await opened();
    const [email, key] = [`${randomUUID()}@players.test`, randomUUID()];
    const first = await send(email, key);
    expect(first).toMatchObject({ ok: true, value: { answerBy: expect.any(Date) as Date } });
    expect(await send(email, key)).toEqual(first);
  });

  it.each(['not-an-email', 'one@players.test,two@players.test'])('rejects %j as an email', async (email) => {
    const send = await opened();
    expect(await send(email)).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  testFailures(open, '', {
    isAnonymous: true,
    calls: {
      send: ({ application }) =>
        application
          .get(SupportDesk)
          .send({ ...message, email: 'ada@players.test' }, { key: randomUUID(), emailLanguage: 'en' }),
    },
  });
});
