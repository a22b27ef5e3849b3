import { PressOffice } from '#application/press/PressOffice';
import { SendPressMessage } from '#application/press/SendPressMessage';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const form = {
  subject: ' Interview ',
  about: 'The economy',
  name: ' Lea \r\n Brandt ',
  email: ' lea@outlet.test ',
  message: ' May we speak?\nOn Tuesday. ',
  confirmation: '',
};

const setUp = async () => {
  const application = await compose();
  const send = jest.fn(async () => succeed(undefined));
  application.replace(PressOffice, { send });
  return { use: application.get(SendPressMessage), send };
};

it('PR-02 sends the trimmed input without the topic', async () => {
  const { use, send } = await setUp();
  expect(await use.execute(form, 'key')).toEqual({ ok: true, value: undefined });
  expect(send.mock.calls).toEqual([
    [
      {
        senderName: 'Lea Brandt',
        senderEmail: 'lea@outlet.test',
        subject: 'Interview',
        message: 'May we speak?\nOn Tuesday.',
      },
      'key',
    ],
  ]);
});

it('PR-02 reports success to a bot that fills in the honeypot, without sending the message', async () => {
  const { use, send } = await setUp();
  expect(await use.execute({ ...form, confirmation: 'buy now' }, 'key')).toEqual({
    ok: true,
    value: undefined,
  });
  expect(send).not.toHaveBeenCalled();
});
