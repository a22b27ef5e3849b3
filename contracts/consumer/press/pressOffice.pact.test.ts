import { PressOffice } from '../../../src/application/press/PressOffice';
import { FormTokens } from '../../../src/application/shared/FormTokens';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { examples } from '../support/examples';
import { HeldFormToken } from '../support/HeldFormToken';
import { freshUuid, provided } from '../support/matching';
import { siteAt } from '../support/site';

const written = {
  senderName: 'Lea Brandt',
  subject: 'Interview',
  message: 'May we speak to the economist?\nOn Tuesday, if you can.',
};

describe('writing to the press office', () => {
  const asking = 'a message to the press office';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/press',
    headers: {
      'X-CSRF-Token': provided('${csrfToken}', examples.csrfToken),
      'Idempotency-Key': freshUuid(),
    },
    body: { ...written, senderEmail: provided('${email}', examples.email) },
  };
  const send =
    ({ email = examples.email as string, token = examples.csrfToken as string, more = {} } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new HeldFormToken(token));
      const message = { ...written, ...more, senderEmail: email };
      return site.get(PressOffice).send(message, examples.purchaseKey);
    };

  it('PR-02 the server accepts a message', async () => {
    const result = await agree(
      { given: ['no player exists', 'a CSRF token was issued'], asking, request, answer: { status: 204 } },
      send(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('PR-02 a malformed email is refused with code 2', async () => {
    const email = 'not-an-email';
    const result = await agree(
      {
        given: 'a CSRF token was issued',
        asking: `${asking} with a malformed email`,
        request: { ...request, body: { ...written, senderEmail: email } },
        answer: refusal(400, 2),
      },
      send({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('PR-02 a subject of two lines, which could add a header, is refused with code 1', async () => {
    const more = { subject: 'Interview\r\nBcc: everybody@farstead.test' };
    const email = 'lea@outlet.test';
    const result = await agree(
      {
        given: 'a CSRF token was issued',
        asking: `${asking} with a subject of two lines`,
        request: { ...request, body: { ...written, ...more, senderEmail: email } },
        answer: refusal(400, 1),
      },
      send({ more, email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('AP-02 a token that was never issued is refused with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await agree(
      {
        given: 'no player exists',
        asking: `${asking} with an unknown form token`,
        request: { ...request, headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() } },
        answer: refusal(403, 51),
      },
      send({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('PR-02 too many messages are refused with the seconds to wait', async () => {
    const result = await agree(
      { given: 'too many letters were asked for', asking, request, answer: tooManyRequests },
      send(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('PR-02 reports a server that is down', async () => {
    const [email, token] = ['lea@outlet.test', 'any-token'];
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: {
          ...request,
          headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() },
          body: { ...written, senderEmail: email },
        },
        answer: refusal(503, 50),
      },
      send({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
