import { randomUUID } from 'node:crypto';
import { PressOffice } from '#application/press/PressOffice';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const message = {
  senderName: 'Lea Brandt',
  subject: 'Interview',
  message: 'May we speak to the economist?\nOn Tuesday, if you can.',
};

onBothAdapters('PressOffice', (open) => {
  const opened = async () => {
    const site = await open();
    const office = site.application.get(PressOffice);
    const send = (key: string = randomUUID(), senderEmail = `${randomUUID()}@outlet.test`) =>
      office.send({ ...message, senderEmail }, key);
    return { site, send };
  };

  it('PR-02 accepts a message, even when it is repeated', async () => {
    const { send } = await opened();
    const [key, email] = [randomUUID(), `${randomUUID()}@outlet.test`];
    expect(await send(key, email)).toEqual({ ok: true, value: undefined });
    expect(await send(key, email)).toEqual({ ok: true, value: undefined });
  });

  it.each(['not-an-email', 'one@outlet.test,two@outlet.test', 'one@outlet.test\r\nBcc: two@outlet.test'])(
    'PR-02 rejects %j as an email',
    async (email) => {
      const { send } = await opened();
      expect(await send(undefined, email)).toEqual({ ok: false, error: { kind: 'email-invalid' } });
    },
  );

  testFailures(open, 'PR-02', {
    isAnonymous: true,
    calls: {
      send: ({ application }) =>
        application.get(PressOffice).send({ ...message, senderEmail: 'lea@outlet.test' }, randomUUID()),
    },
  });
});
