import { Profiles } from '../../../src/application/profile/Profiles';
import type { ProfileField } from '../../../src/domain/profile/Profile';
import { editProfile } from '../../../src/infrastructure/http/profile/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, exactly, filled, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { password, profileVersion, pendingEmail, otherEmail, otherDisplayName } = examples;

interface Edited {
  readonly field: ProfileField;
  readonly value: string;
  /** Expression for the value, if the provider state supplies it. */
  readonly expression?: string;
  readonly typedPassword?: string;
  readonly version?: string | undefined;
}

const operation = (field: string, value: unknown) => ({ op: 'replace', path: `/${field}`, value });

const requestOf = ({ field, value, expression, typedPassword, version }: Edited): Agreement['request'] => ({
  method: 'PATCH',
  path: '/api/users/me/edit-profile',
  query: { lang: 'fr' },
  headers: {
    ...bearer,
    ...(version !== undefined && { 'If-Match': provided('"${profileVersion}"', `"${version}"`) }),
  },
  body: [
    operation(field, expression === undefined ? value : provided(expression, value)),
    operation('currentPassword', typedPassword ?? provided('${password}', password)),
  ],
});

const edit =
  ({ field, value, typedPassword = password, version }: Edited) =>
  (url: string) =>
    siteOfPlayerAt(url)
      .get(Profiles)
      .edit({ changes: [{ field, value }], currentPassword: typedPassword, version }, 'fr');

const answered = {
  firstName: 'Ada',
  lastName: 'Verne',
  displayName: ofState('${displayName}', examples.displayName),
  email: ofState('${email}', examples.email),
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
  emailChangeIsPending: exactly(false),
  pendingEmail: null,
  profileVersion: filled('another-version'),
};

const agreed = (given: string, asking: string, edited: Edited, answer: Agreement['answer']) =>
  agree({ given, asking, request: requestOf(edited), answer }, edit(edited));

describe('editing the profile', () => {
  it.each([
    ['addressCity', 'Lyon'],
    ['addressCountry', 'FR'],
    ['firstName', 'Grace'],
  ] as const)('PF-01 replaces %s and returns the profile', async (field, value) => {
    const result = await agreed(
      'a signed-in player exists',
      `to replace ${field}`,
      { field, value, version: profileVersion },
      answerOf(editProfile, { ...answered, [field]: exactly(value) }),
    );
    expect(result).toMatchObject({
      ok: true,
      value: { values: { [field]: value }, version: 'another-version' },
    });
  });

  it('PF-01 replaces a field of any version when the request names none', async () => {
    const result = await agreed(
      'a signed-in player exists',
      'to replace a field, without a version',
      { field: 'addressCity', value: 'Lyon' },
      answerOf(editProfile, { ...answered, addressCity: exactly('Lyon') }),
    );
    expect(result.ok).toBe(true);
  });

  it('PF-02 a new email stays pending until it is confirmed', async () => {
    const result = await agreed(
      'a signed-in player exists',
      'to replace the email',
      { field: 'email', value: pendingEmail, version: profileVersion },
      answerOf(editProfile, {
        ...answered,
        emailChangeIsPending: exactly(true),
        pendingEmail: exactly(pendingEmail),
      }),
    );
    expect(result).toMatchObject({ ok: true, value: { emailChange: { to: pendingEmail } } });
  });

  it('PF-01 a wrong password is refused with code 114', async () => {
    const result = await agreed(
      'a signed-in player exists',
      'to replace a field, with a wrong password',
      { field: 'addressCity', value: 'Lyon', typedPassword: 'wrong-password', version: profileVersion },
      refusal(400, 114),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('PF-01 an edit of an outdated version is refused with code 140', async () => {
    const result = await agreed(
      'the profile was changed elsewhere',
      'to replace a field',
      { field: 'addressCity', value: 'Lyon', version: profileVersion },
      refusal(412, 140),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'changed-elsewhere' } });
  });

  it.each([
    ['email', otherEmail, '${otherEmail}', 121],
    ['displayName', otherDisplayName, '${otherDisplayName}', 122],
  ] as const)('PF-01 a taken %s is refused with its code', async (field, value, expression, code) => {
    const result = await agreed(
      'another player has the name and the email',
      `to replace ${field}`,
      { field, value, expression, version: profileVersion },
      refusal(409, code),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused-fields', code, byField: { [field]: [] } },
    });
  });

  it('PF-02 the player’s own email is refused with code 142', async () => {
    const result = await agreed(
      'a signed-in player exists',
      'to replace the email with the own one',
      { field: 'email', value: examples.email, expression: '${email}', version: profileVersion },
      refusal(409, 142),
    );
    expect(result).toMatchObject({ error: { kind: 'refused-fields', code: 142 } });
  });

  it('PF-02 a second email while one is pending is refused with code 141', async () => {
    const result = await agreed(
      'a pending email change exists',
      'to replace the email',
      { field: 'email', value: 'pact-third@farstead.test', version: profileVersion },
      refusal(409, 141),
    );
    expect(result).toMatchObject({ error: { kind: 'refused-fields', code: 141 } });
  });

  it('PF-01 a malformed field is refused with code 1', async () => {
    const result = await agreed(
      'a signed-in player exists',
      'to replace a field with a malformed value',
      { field: 'addressCountry', value: 'Germany', version: profileVersion },
      refusal(400, 1),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('PF-01 too many wrong passwords are refused with the seconds to wait', async () => {
    const result = await agreed(
      'too many current passwords were tried',
      'to replace a field',
      { field: 'addressCity', value: 'Lyon', version: profileVersion },
      tooManyRequests,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});
