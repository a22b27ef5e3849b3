import { randomUUID } from 'node:crypto';
import { PressOffice } from '#application/press/PressOffice';
import { failureModes } from '../support/onBothAdapters';
import type { OpenSite } from '../support/Site';

const message = {
  senderName: 'Lea Brandt',
  subject: 'Interview',
  message: 'May we speak to the economist?\nOn Tuesday, if you can.',
};

export const pressOfficeSuite = (open: OpenSite): void => {
  const opened = async () => {
    const site = await open();
    const office = site.application.get(PressOffice);
    const send = (key: string = randomUUID(), senderEmail = `${randomUUID()}@outlet.test`) =>
      office.send({ ...message, senderEmail }, key);
    return { site, send };
  };

  it('PR-02 accepts a message and a repetition of the same message', async () => {
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

  it.each(failureModes)('PR-02 reports the failure when the server is %s', async (network, error) => {
    const { site, send } = await opened();
    await site.simulate(network);
    expect(await send()).toEqual({ ok: false, error });
  });
};
