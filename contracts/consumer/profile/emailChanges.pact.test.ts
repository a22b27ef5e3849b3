import { EmailChanges } from '#application/profile/EmailChanges';
import { undoEmailChange } from '#infrastructure/http/profile/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt, signedInSiteAt } from '../support/site';

const { emailKey, formerEmail } = examples;
const tooMany = { ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } };

describe('confirming a new email', () => {
  const request = (key: unknown = fromProviderState('${emailKey}', emailKey)): Interaction['request'] => ({
    method: 'POST',
    path: '/api/users/me/update-email',
    query: { lang: 'de' },
    headers: bearer,
    body: { key },
  });
  const confirm =
    (key: string = emailKey) =>
    (url: string) =>
      signedInSiteAt(url).get(EmailChanges).confirm(key, 'de');

  it('PF-02 accepts the key from the confirmation email', async () => {
    const result = await addInteraction(
      {
        given: 'a pending email change exists',
        description: 'to confirm the new email',
        request: request(),
        response: { status: 204 },
      },
      confirm(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['an email key was used', 409, 145, 'used-key'],
    ['an email key has expired', 410, 144, 'expired-key'],
    ['an email key of another account exists', 403, 146, 'key-of-other'],
    ['the pending email was taken', 409, 121, 'email-taken'],
  ] as const)('PF-02 when %s, rejects the key with %i and code %i', async (given, status, code, kind) => {
    const result = await addInteraction(
      {
        given,
        description: 'to confirm the new email',
        request: request(),
        response: errorResponse(status, code),
      },
      confirm(),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('PF-02 rejects an unknown key with code 143', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to confirm the new email, with an unknown key',
        request: request('no-such-key'),
        response: errorResponse(404, 143),
      },
      confirm('no-such-key'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });

  it('PF-02 rate-limits keys and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many keys were tried by a player',
        description: 'to confirm the new email',
        request: request('no-such-key'),
        response: tooManyRequests,
      },
      confirm('no-such-key'),
    );
    expect(result).toEqual(tooMany);
  });
});

describe('undoing an email change', () => {
  const request = (key: unknown = fromProviderState('${emailKey}', emailKey)): Interaction['request'] => ({
    method: 'POST',
    path: '/api/users/undo-email',
    query: { lang: 'de' },
    body: { key },
  });
  const undo =
    (key: string = emailKey) =>
    (url: string) =>
      siteAt(url).get(EmailChanges).undo(key, 'de');

  it('PF-02 returns the former email and a key for setting a new password', async () => {
    const result = await addInteraction(
      {
        given: 'an email was changed',
        description: 'to undo the change of the email',
        request: request(),
        response: responseOf(undoEmailChange, {
          email: stateValue('${formerEmail}', formerEmail),
          resetKey: examples.resetKey,
        }),
      },
      undo(),
    );
    expect(result).toEqual({ ok: true, value: { email: formerEmail, resetKey: examples.resetKey } });
  });

  it.each([
    ['an email change was undone', 409, 145, 'used-key'],
    ['an email was changed more than seven days ago', 410, 144, 'expired-key'],
    ['the former email was taken', 409, 121, 'email-taken'],
  ] as const)('PF-02 when %s, rejects the key with %i and code %i', async (given, status, code, kind) => {
    const result = await addInteraction(
      {
        given,
        description: 'to undo the change of the email',
        request: request(),
        response: errorResponse(status, code),
      },
      undo(),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('PF-02 rejects an unknown key with code 143', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'to undo the change of the email, with an unknown key',
        request: request('no-such-key'),
        response: errorResponse(404, 143),
      },
      undo('no-such-key'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });
});

describe('checking a key that undoes an email change', () => {
  const request = (key: unknown = fromProviderState('${emailKey}', emailKey)): Interaction['request'] => ({
    method: 'POST',
    path: '/api/users/undo-email/check',
    body: { key },
  });
  const check =
    (key: string = emailKey) =>
    (url: string) =>
      siteAt(url).get(EmailChanges).checkUndo(key);

  it('PF-02 reports that the key is valid', async () => {
    const result = await addInteraction(
      {
        given: 'an email was changed',
        description: 'whether a key undoes the change of the email',
        request: request(),
        response: { status: 204 },
      },
      check(),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['an email change was undone', 409, 145, 'used-key'],
    ['an email was changed more than seven days ago', 410, 144, 'expired-key'],
  ] as const)('PF-02 when %s, rejects the key with %i and code %i', async (given, status, code, kind) => {
    const result = await addInteraction(
      {
        given,
        description: 'whether a key undoes the change of the email',
        request: request(),
        response: errorResponse(status, code),
      },
      check(),
    );
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('PF-02 rejects an unknown key with code 143', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'whether an unknown key undoes the change of the email',
        request: request('no-such-key'),
        response: errorResponse(404, 143),
      },
      check('no-such-key'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });
});

describe('canceling a pending email change', () => {
  it.each(['a pending email change exists', 'a signed-in player exists'])(
    'PF-02 accepts the cancellation when %s',
    async (given) => {
      const result = await addInteraction(
        {
          given,
          description: 'to withdraw the change of the email',
          request: { method: 'DELETE', path: '/api/users/me/pending-email', headers: bearer },
          response: { status: 204 },
        },
        (url) => signedInSiteAt(url).get(EmailChanges).withdraw(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );
});
