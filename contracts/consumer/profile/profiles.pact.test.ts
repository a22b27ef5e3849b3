import { Profiles } from '#application/profile/Profiles';
import type { ProfileField } from '#domain/profile/Profile';
import { editProfile } from '#infrastructure/http/profile/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly, nonEmpty, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { password, profileVersion, pendingEmail, otherEmail, otherDisplayName } = examples;

interface EditOptions {
  readonly field: ProfileField;
  readonly value: string;
  /** Expression for a value that the provider state supplies; undefined otherwise. */
  readonly expression?: string;
  readonly typedPassword?: string;
  readonly version?: string | undefined;
}

const operation = (field: string, value: unknown) => ({ op: 'replace', path: `/${field}`, value });

const requestOf = ({
  field,
  value,
  expression,
  typedPassword,
  version,
}: EditOptions): Interaction['request'] => ({
  method: 'PATCH',
  path: '/api/users/me/edit-profile',
  query: { lang: 'fr' },
  headers: {
    ...bearer,
    ...(version !== undefined && { 'If-Match': fromProviderState('"${profileVersion}"', `"${version}"`) }),
  },
  body: [
    operation(field, expression === undefined ? value : fromProviderState(expression, value)),
    operation('currentPassword', typedPassword ?? fromProviderState('${password}', password)),
  ],
});

const edit =
  ({ field, value, typedPassword = password, version }: EditOptions) =>
  (url: string) =>
    signedInSiteAt(url)
      .get(Profiles)
      .edit({ changes: [{ field, value }], currentPassword: typedPassword, version }, 'fr');

const savedProfile = {
  firstName: 'Ada',
  lastName: 'Verne',
  displayName: stateValue('${displayName}', examples.displayName),
  email: stateValue('${email}', examples.email),
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
  emailChangeIsPending: exactly(false),
  pendingEmail: null,
  profileVersion: nonEmpty('another-version'),
};

const editInteraction = (
  given: string,
  description: string,
  edited: EditOptions,
  response: Interaction['response'],
) => addInteraction({ given, description, request: requestOf(edited), response }, edit(edited));

describe('editing the profile', () => {
  it.each([
    ['addressCity', 'Lyon'],
    ['addressCountry', 'FR'],
    ['firstName', 'Grace'],
  ] as const)('PF-01 replaces %s and returns the profile', async (field, value) => {
    const result = await editInteraction(
      'a signed-in player exists',
      `to replace ${field}`,
      { field, value, version: profileVersion },
      responseOf(editProfile, { ...savedProfile, [field]: exactly(value) }),
    );
    expect(result).toMatchObject({
      ok: true,
      value: { values: { [field]: value }, version: 'another-version' },
    });
  });

  it('PF-01 replaces a field regardless of version when the request contains none', async () => {
    const result = await editInteraction(
      'a signed-in player exists',
      'to replace a field, without a version',
      { field: 'addressCity', value: 'Lyon' },
      responseOf(editProfile, { ...savedProfile, addressCity: exactly('Lyon') }),
    );
    expect(result.ok).toBe(true);
  });

  it('PF-02 a new email remains pending until it is confirmed', async () => {
    const result = await editInteraction(
      'a signed-in player exists',
      'to replace the email',
      { field: 'email', value: pendingEmail, version: profileVersion },
      responseOf(editProfile, {
        ...savedProfile,
        emailChangeIsPending: exactly(true),
        pendingEmail: exactly(pendingEmail),
      }),
    );
    expect(result).toMatchObject({ ok: true, value: { emailChange: { to: pendingEmail } } });
  });

  it('PF-01 rejects a wrong password with code 114', async () => {
    const result = await editInteraction(
      'a signed-in player exists',
      'to replace a field, with a wrong password',
      { field: 'addressCity', value: 'Lyon', typedPassword: 'wrong-password', version: profileVersion },
      errorResponse(400, 114),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });

  it('PF-01 rejects an edit of an outdated version with code 140', async () => {
    const result = await editInteraction(
      'the profile was changed elsewhere',
      'to replace a field',
      { field: 'addressCity', value: 'Lyon', version: profileVersion },
      errorResponse(412, 140),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'changed-elsewhere' } });
  });

  it.each([
    ['email', otherEmail, '${otherEmail}', 121],
    ['displayName', otherDisplayName, '${otherDisplayName}', 122],
  ] as const)('PF-01 rejects a taken %s with its own error code', async (field, value, expression, code) => {
    const result = await editInteraction(
      'another player has the name and the email',
      `to replace ${field}`,
      { field, value, expression, version: profileVersion },
      errorResponse(409, code),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused-fields', code, byField: { [field]: [] } },
    });
  });

  it('PF-02 rejects the player’s current email with code 142', async () => {
    const result = await editInteraction(
      'a signed-in player exists',
      'to replace the email with the own one',
      { field: 'email', value: examples.email, expression: '${email}', version: profileVersion },
      errorResponse(409, 142),
    );
    expect(result).toMatchObject({ error: { kind: 'refused-fields', code: 142 } });
  });

  it('PF-02 rejects a second new email while one is pending with code 141', async () => {
    const result = await editInteraction(
      'a pending email change exists',
      'to replace the email',
      { field: 'email', value: 'pact-third@farstead.test', version: profileVersion },
      errorResponse(409, 141),
    );
    expect(result).toMatchObject({ error: { kind: 'refused-fields', code: 141 } });
  });

  it('PF-01 rejects a malformed field with code 1', async () => {
    const result = await editInteraction(
      'a signed-in player exists',
      'to replace a field with a malformed value',
      { field: 'addressCountry', value: 'Germany', version: profileVersion },
      errorResponse(400, 1),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 400, code: 1 } });
  });

  it('PF-01 rate-limits wrong passwords and returns the seconds to wait', async () => {
    const result = await editInteraction(
      'too many current passwords were tried',
      'to replace a field',
      { field: 'addressCity', value: 'Lyon', version: profileVersion },
      tooManyRequests,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});
