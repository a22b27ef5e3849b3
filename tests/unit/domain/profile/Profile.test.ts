import { mergeProfile } from '#domain/profile/mergeProfile';
import {
  emptyProfileValues,
  profileChanges,
  profileProblems,
  type ProfileField,
  type ProfileValues,
} from '#domain/profile/Profile';

const values: ProfileValues = {
  ...emptyProfileValues,
  firstName: 'Ada',
  lastName: 'Verne',
  displayName: 'Ada-Verne',
  email: 'ada@farstead.test',
  addressCity: 'Lyon',
};

describe('profile changes to send', () => {
  it('PF-01 contain only changed values, trimmed', () => {
    const typed = { ...values, firstName: ' Ada ', addressCity: ' Nantes ', addressCountry: 'FR' };
    expect(profileChanges({ values }, typed)).toEqual([
      { field: 'addressCity', value: 'Nantes' },
      { field: 'addressCountry', value: 'FR' },
    ]);
  });

  it('PF-01 are empty when nothing changed', () => {
    expect(profileChanges({ values }, { ...values, lastName: 'Verne ' })).toEqual([]);
  });

  it('PF-01 omit the email while an email change is pending', () => {
    const typed = { ...values, email: 'other@farstead.test' };
    expect(profileChanges({ values }, typed)).toHaveLength(1);
    expect(profileChanges({ values, emailChange: {} }, typed)).toEqual([]);
  });
});

describe('profile field limits', () => {
  const email = (length: number): string => `${'x'.repeat(length - 8)}@test.io`;
  it.each<[ProfileField, string, string | undefined]>([
    ['firstName', '', 'required'],
    ['firstName', 'x', undefined],
    ['lastName', 'x'.repeat(30), undefined],
    ['lastName', 'x'.repeat(31), 'too-long'],
    ['lastName', 'a\u0007b', 'invalid'],
    ['displayName', '', 'required'],
    ['displayName', 'x'.repeat(5), 'invalid'],
    ['displayName', 'x'.repeat(6), undefined],
    ['displayName', 'x'.repeat(30), undefined],
    ['displayName', 'x'.repeat(31), 'invalid'],
    ['displayName', 'Ada Verne', 'invalid'],
    ['email', '', 'required'],
    ['email', 'nobody', 'invalid'],
    ['email', email(254), undefined],
    ['email', email(255), 'too-long'],
    ['email', 'ADA@farstead.test', 'own-email'],
    ['addressStreet', '', undefined],
    ['addressStreet', 'x'.repeat(254), undefined],
    ['addressStreet', 'x'.repeat(255), 'too-long'],
    ['addressState', 'x'.repeat(255), 'too-long'],
    ['addressPostcode', 'x'.repeat(255), 'too-long'],
    ['addressCity', 'a\u0000b', 'invalid'],
    ['addressCountry', '', undefined],
    ['addressCountry', 'FR', undefined],
    ['addressCountry', 'fr', 'invalid'],
    ['addressCountry', 'France', 'invalid'],
  ])('PF-01 validate the field %s with the value %j: %s', (field, value, problem) => {
    const problems = profileProblems([{ field, value }], values.email);
    expect(problems).toEqual(problem === undefined ? {} : { [field]: problem });
  });
});

describe('a profile that was changed elsewhere', () => {
  it('PF-01 preserves typed values, adopts other stored values and lists all changes', () => {
    const typed = { ...values, addressCity: 'Nantes', addressStreet: '1 quai Ceineray' };
    const stored = { ...values, addressCity: 'Paris', lastName: 'Hopper' };
    expect(mergeProfile(values, typed, stored)).toEqual({
      values: { ...values, addressCity: 'Nantes', addressStreet: '1 quai Ceineray', lastName: 'Hopper' },
      remoteChanges: [
        { field: 'lastName', stored: 'Hopper' },
        { field: 'addressCity', stored: 'Paris', typed: 'Nantes' },
      ],
    });
  });

  it('PF-01 does not report identical changes as a conflict', () => {
    const typed = { ...values, addressCity: 'Paris ' };
    expect(mergeProfile(values, typed, { ...values, addressCity: 'Paris' }).remoteChanges).toEqual([]);
  });

  it('PF-01 ignores spaces around a typed value', () => {
    const merged = mergeProfile(values, { ...values, lastName: 'Verne ' }, { ...values, lastName: 'Hopper' });
    expect(merged).toEqual({
      values: { ...values, lastName: 'Hopper' },
      remoteChanges: [{ field: 'lastName', stored: 'Hopper' }],
    });
  });
});
