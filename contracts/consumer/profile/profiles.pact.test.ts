import { Profiles } from '#application/profile/Profiles';
import type { ProfileField } from '#domain/profile/Profile';
import type { FieldRefusal } from '#domain/profile/profileRefusals';
import { fail } from '#domain/shared/Result';
import { editProfile } from '#infrastructure/http/profile/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, nonEmpty, stateValue } from '../support/matchers';
import { fromProviderState, supplied } from '../support/providerStateValues';

const { displayName, email, pendingEmail, profileVersion } = examples;
const signedIn = 'a signed-in player exists';

interface Edit {
  readonly field: ProfileField;
  readonly value: string;
  readonly currentPassword: string;
  readonly version: string | undefined;
}

const operation = (field: string, value: unknown) => ({ op: 'replace', path: `/${field}`, value });

const values = {
  firstName: 'Ada',
  lastName: 'Verne',
  displayName,
  email,
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
};
const answered = {
  ...values,
  displayName: stateValue('${displayName}', displayName),
  email: stateValue('${email}', email),
  emailChangeIsPending: exactly(false),
  pendingEmail: null,
  profileVersion: nonEmpty('another-version'),
};
const version = 'another-version';

const saves = (field: ProfileField, value: string) =>
  succeeds({ values: { ...values, [field]: value }, version }, { ...answered, [field]: exactly(value) });

/** Rejects the field without messages. */
const rejectsField = (status: number, code: number, field: ProfileField, reason: FieldRefusal) => ({
  ...rejects(status, code),
  outcome: fail({ kind: 'refused-fields', reason, byField: { [field]: [] } }),
});

describeInteractions<Edit>(
  editProfile,
  {
    requirement: 'PF-01',
    description: 'to replace a field',
    values: {
      field: 'addressCity',
      value: 'Lyon',
      currentPassword: supplied('password'),
      version: profileVersion,
    },
    request: (edit) => ({
      query: { lang: 'fr' },
      ...(edit.version !== undefined && {
        ifMatch: fromProviderState('"${profileVersion}"', `"${profileVersion}"`),
      }),
      body: [operation(String(edit.field), edit.value), operation('currentPassword', edit.currentPassword)],
    }),
    send: (site, { field, value, ...edit }) =>
      site.get(Profiles).edit({ changes: [{ field, value }], ...edit }, 'fr'),
  },
  [
    [signedIn, saves('addressCity', 'Lyon'), { description: 'to replace addressCity' }],
    [
      signedIn,
      saves('addressCountry', 'FR'),
      { description: 'to replace addressCountry', values: { field: 'addressCountry', value: 'FR' } },
    ],
    [
      signedIn,
      saves('firstName', 'Grace'),
      { description: 'to replace firstName', values: { field: 'firstName', value: 'Grace' } },
    ],
    [
      signedIn,
      saves('addressCity', 'Lyon'),
      { description: 'to replace a field, without a version', values: { version: undefined } },
    ],
    [
      signedIn,
      succeeds(
        { values, emailChange: { to: pendingEmail }, version },
        { ...answered, emailChangeIsPending: exactly(true), pendingEmail: exactly(pendingEmail) },
      ),
      {
        requirement: 'PF-02',
        description: 'to replace the email',
        values: { field: 'email', value: pendingEmail },
      },
    ],
    [
      signedIn,
      rejects(400, 114, 'wrong-password'),
      {
        description: 'to replace a field, with a wrong password',
        values: { currentPassword: 'wrong-password' },
      },
    ],
    ['the profile was changed elsewhere', rejects(412, 140, 'changed-elsewhere')],
    [
      'another player has the name and the email',
      rejectsField(409, 121, 'email', 'email-taken'),
      { description: 'to replace email', values: { field: 'email', value: supplied('otherEmail') } },
    ],
    [
      'another player has the name and the email',
      rejectsField(409, 122, 'displayName', 'display-name-taken'),
      {
        description: 'to replace displayName',
        values: { field: 'displayName', value: supplied('otherDisplayName') },
      },
    ],
    [
      signedIn,
      rejectsField(409, 142, 'email', 'own-email'),
      {
        requirement: 'PF-02',
        description: 'to replace the email with the own one',
        values: { field: 'email', value: supplied('email') },
      },
    ],
    [
      'a pending email change exists',
      rejectsField(409, 141, 'email', 'email-change-pending'),
      {
        requirement: 'PF-02',
        description: 'to replace the email',
        values: { field: 'email', value: 'pact-third@farstead.test' },
      },
    ],
    [
      signedIn,
      rejects(400, 1),
      {
        description: 'to replace a field with a malformed value',
        values: { field: 'addressCountry', value: 'Germany' },
      },
    ],
    ['too many current passwords were tried', rateLimit],
  ],
);
