import { PressOffice } from '#application/press/PressOffice';
import { FormTokens } from '#application/shared/FormTokens';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { examples } from '../support/examples';
import { FixedFormToken } from '../support/FixedFormToken';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const written = {
  senderName: 'Lea Brandt',
  subject: 'Interview',
  message: 'May we speak to the economist?\nOn Tuesday, if you can.',
};

describe('contacting the press office', () => {
  const description = 'a message to the press office';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/press',
    headers: {
      'X-CSRF-Token': fromProviderState('${csrfToken}', examples.csrfToken),
      'Idempotency-Key': freshUuid(),
    },
    body: { ...written, senderEmail: fromProviderState('${email}', examples.email) },
  };
  const send =
    ({ email = examples.email as string, token = examples.csrfToken as string, more = {} } = {}) =>
    (url: string) => {
      const site = siteAt(url);
      site.rebind(FormTokens).toConstantValue(new FixedFormToken(token));
      const message = { ...written, ...more, senderEmail: email };
      return site.get(PressOffice).send(message, examples.purchaseKey);
    };

  it('PR-02 the server accepts a message', async () => {
    const result = await addInteraction(
      {
        given: ['no player exists', 'a CSRF token was issued'],
        description,
        request,
        response: { status: 204 },
      },
      send(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('PR-02 rejects a malformed email with code 2', async () => {
    const email = 'not-an-email';
    const result = await addInteraction(
      {
        given: 'a CSRF token was issued',
        description: `${description} with a malformed email`,
        request: { ...request, body: { ...written, senderEmail: email } },
        response: errorResponse(400, 2),
      },
      send({ email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'email-invalid' } });
  });

  it('PR-02 rejects a two-line subject, which could inject a header, with code 1', async () => {
    const more = { subject: 'Interview\r\nBcc: everybody@farstead.test' };
    const email = 'lea@outlet.test';
    const result = await addInteraction(
      {
        given: 'a CSRF token was issued',
        description: `${description} with a subject of two lines`,
        request: { ...request, body: { ...written, ...more, senderEmail: email } },
        response: errorResponse(400, 1),
      },
      send({ more, email }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('AP-02 rejects a form token that was never issued, with code 51', async () => {
    const token = 'a-token-of-nobody';
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: `${description} with an unknown form token`,
        request: { ...request, headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() } },
        response: errorResponse(403, 51),
      },
      send({ token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 51 } });
  });

  it('PR-02 rate-limits messages and returns the seconds to wait', async () => {
    const result = await addInteraction(
      { given: 'too many letters were asked for', description, request, response: tooManyRequests },
      send(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('PR-02 reports that the server is down', async () => {
    const [email, token] = ['lea@outlet.test', 'any-token'];
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: {
          ...request,
          headers: { 'X-CSRF-Token': token, 'Idempotency-Key': freshUuid() },
          body: { ...written, senderEmail: email },
        },
        response: errorResponse(503, 50),
      },
      send({ email, token }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
