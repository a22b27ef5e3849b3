import {
  registrationProblems,
  cleanRegistration,
  type RegistrationForm,
} from '#domain/registration/RegistrationForm';

const right: RegistrationForm = {
  firstName: 'Ada',
  lastName: 'Verne',
  displayName: 'Ada-Verne',
  email: 'ada@farstead.test',
  password: 'kiln ferry moss',
  retypePassword: 'kiln ferry moss',
  recruiterCode: '',
  gameCode: '',
  newsletter: false,
};

const problems = (typed: Partial<RegistrationForm>) => registrationProblems({ ...right, ...typed });

const password = (length: number) => {
  const typed = 'p'.repeat(length);
  return { password: typed, retypePassword: typed };
};

const code = (length: number) => 'a1-'.repeat(20).slice(0, length);

const email = (length: number) => `${'e'.repeat(length - '@farstead.test'.length)}@farstead.test`;

it('RG-01 accepts a form with all required fields', () => {
  expect(registrationProblems(right)).toEqual({});
});

it('RG-01 requires all fields except the codes', () => {
  const empty = Object.fromEntries(
    Object.keys(right).map((field) => [field, '']),
  ) as unknown as RegistrationForm;
  expect(registrationProblems(empty)).toEqual({
    firstName: 'required',
    lastName: 'required',
    displayName: 'required',
    email: 'required',
    password: 'required',
    retypePassword: 'required',
  });
  expect(problems({ firstName: '   ' })).toEqual({ firstName: 'required' });
});

it.each(['firstName', 'lastName'] as const)('RG-01 VA-01 %s accepts any characters, up to 30', (field) => {
  for (const name of [
    'A',
    'é'.repeat(30),
    'n'.repeat(30),
    '李小龍',
    'Ольга',
    'مريم',
    "O'Neil-Łuk asz",
    '🚀',
  ]) {
    expect([name, problems({ [field]: name })]).toEqual([name, {}]);
  }
  expect(problems({ [field]: 'n'.repeat(31) })).toEqual({ [field]: 'invalid' });
  expect(problems({ [field]: `  ${'n'.repeat(30)}  ` })).toEqual({});
});

it.each([
  ['a'.repeat(5), false],
  ['a'.repeat(6), true],
  ['a'.repeat(30), true],
  ['a'.repeat(31), false],
  ['Ada-42', true],
  ['------', true],
  ['Ada Verne', false],
  ['Ada_Verne', false],
  ['Ada.Verne', false],
  ['Adä-Verne', false],
  ['Аda-Verne', false],
  ['<b>Ada</b>', false],
  ['Ada-Verne\n', true],
])('RG-01 VA-01 the display name %j is valid: %s', (displayName, isRight) => {
  expect(problems({ displayName })).toEqual(isRight ? {} : { displayName: 'invalid' });
});

it.each([
  [email(254), true],
  [email(255), false],
  ['ada@farstead', false],
  ['ada+kiln@farstead.test', true],
  [' ada@farstead.test ', true],
  ['ada', false],
  ['ada@', false],
  ['@farstead.test', false],
  ['a da@farstead.test', false],
  ['ada@@farstead.test', false],
])('RG-01 VA-01 the email %j is valid: %s', (typed, isRight) => {
  expect(problems({ email: typed })).toEqual(isRight ? {} : { email: 'invalid' });
});

it.each([
  [7, false],
  [8, true],
  [128, true],
  [129, false],
])('RG-01 VA-01 a password of %d characters is valid: %s', (length, isRight) => {
  expect(problems(password(length))).toEqual(isRight ? {} : { password: 'invalid' });
});

it('RG-01 counts leading and trailing spaces in a password', () => {
  expect(problems({ password: ' kiln  ', retypePassword: ' kiln  ' })).toEqual({ password: 'invalid' });
  expect(problems({ password: '  kiln  ', retypePassword: '  kiln  ' })).toEqual({});
});

it('RG-02 reports different passwords as a mismatch', () => {
  expect(problems({ retypePassword: 'kiln ferry mos' })).toEqual({ retypePassword: 'mismatch' });
  expect(problems({ retypePassword: 'kiln ferry moss ' })).toEqual({ retypePassword: 'mismatch' });
});

it.each([
  [35, false],
  [36, true],
  [37, false],
])('RG-01 a game code of %d characters is valid: %s', (length, isRight) => {
  expect(problems({ gameCode: code(length) })).toEqual(isRight ? {} : { gameCode: 'invalid' });
});

it.each(['FARSTEAD00033MTH', ' fars-tead 0003-3mth '])(
  'RG-01 the printed game code %j is valid',
  (gameCode) => {
    expect(problems({ gameCode })).toEqual({});
    expect(cleanRegistration({ ...right, gameCode }).gameCode).toBe('FARSTEAD00033MTH');
  },
);

it('RG-03 a buyer may omit the names but nothing else', () => {
  const buyer = { ...right, firstName: '', lastName: '' };
  expect(registrationProblems(buyer, true)).toEqual({});
  expect(registrationProblems({ ...buyer, displayName: '', lastName: 'n'.repeat(31) }, true)).toEqual({
    displayName: 'required',
    lastName: 'invalid',
  });
});

it('RG-01 VA-01 codes can contain only letters, digits and hyphens', () => {
  expect(problems({ gameCode: `${code(35)}_` })).toEqual({ gameCode: 'invalid' });
  expect(problems({ gameCode: ` ${code(36)} `, recruiterCode: ' Backer-Jonas ' })).toEqual({});
  expect(problems({ recruiterCode: 'Backer Jonas' })).toEqual({ recruiterCode: 'invalid' });
  expect(problems({ recruiterCode: 'https://x.test/?recruiter=a' })).toEqual({ recruiterCode: 'invalid' });
});

it('RG-01 trims all fields except the passwords', () => {
  expect(
    cleanRegistration({
      ...right,
      firstName: ' Ada ',
      email: ' a@b.test ',
      gameCode: ' c ',
      password: ' p ',
      retypePassword: ' p ',
    }),
  ).toEqual({ ...right, email: 'a@b.test', gameCode: 'c', password: ' p ', retypePassword: ' p ' });
});
