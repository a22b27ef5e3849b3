import { enteredReferralCode, parseReferralCode, parseReferral } from '#domain/commerce/referral';

it('BU-06 parses a referral only if both ref and siteid are present', () => {
  expect(parseReferral('?ref=ada&siteid=42')).toEqual({ ref: 'ada', siteId: '42' });
  expect(parseReferral('siteid=%2042%20&utm=x&ref=ada')).toEqual({ ref: 'ada', siteId: '42' });
  for (const query of [
    '',
    '?ref=ada',
    '?siteid=42',
    '?ref=&siteid=42',
    `?ref=${'a'.repeat(201)}&siteid=42`,
  ]) {
    expect(parseReferral(query)).toBeUndefined();
  }
});

it('CF-02 a referral code has at most 36 characters', () => {
  expect(parseReferralCode(' Ada-Verne ')).toBe('Ada-Verne');
  expect(parseReferralCode('a'.repeat(36))).toBe('a'.repeat(36));
  for (const none of ['', '   ', 'a'.repeat(37), null, undefined]) {
    expect(parseReferralCode(none)).toBeUndefined();
  }
});

it.each([
  ['https://farstead.test/signup?recruiter=Ada-Verne', 'Ada-Verne'],
  ['https://farstead.test/fr-fr/inscription?source=mail&recruiter=Ada%20V#top', 'Ada V'],
  [' Ada-Verne ', 'Ada-Verne'],
  ['', undefined],
  ['x'.repeat(50), 'x'.repeat(36)],
])('CF-02 extracts the code from the pasted text %j', (typed, code) => {
  expect(enteredReferralCode(typed)).toBe(code);
});
