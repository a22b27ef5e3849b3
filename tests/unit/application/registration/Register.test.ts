import { Register } from '#application/registration/Register';
import { Registrations, type Registration } from '#application/registration/Registrations';
import type { RegistrationForm } from '#domain/registration/RegistrationForm';
import { emptySignupLink, type SignupLink } from '#domain/registration/SignupLink';
import { registrationItem } from '#domain/consent/storedItems';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const form: RegistrationForm = {
  firstName: ' Ada ',
  lastName: 'Verne',
  displayName: 'Ada-Verne',
  email: ' ada@farstead.test ',
  password: ' kiln ferry ',
  retypePassword: ' kiln ferry ',
  recruiterCode: '',
  gameCode: '',
  newsletter: true,
};

const gameCode = '00000000-0000-4000-9000-000000000002';

const setUp = async (path: string, typed: RegistrationForm, link: SignupLink = emptySignupLink) => {
  const application = await compose({ path });
  const sent: Registration[] = [];
  application.replace(Registrations, {
    register: async (registration) => {
      sent.push(registration);
      return succeed(undefined);
    },
    findEmail: async () => succeed(''),
  });
  const result = await application.get(Register).execute(typed, link);
  return { sent, result, application };
};

it.each([
  ['/signup', 'en'],
  ['/fr/inscription', 'fr'],
  ['/de/lp/registrieren', 'de'],
])(
  'RG-01 registering on %s sends the typed values and the language %s, without empty fields',
  async (path, language) => {
    const { sent, result } = await setUp(path, form);
    expect(result).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([
      {
        displayName: 'Ada-Verne',
        firstName: 'Ada',
        lastName: 'Verne',
        email: 'ada@farstead.test',
        password: ' kiln ferry ',
        newsletter: true,
        language,
      },
    ]);
  },
);

it.each([
  [emptySignupLink, 'Ada-Verne'],
  [{ ...emptySignupLink, activationKey: 'a-key' }, undefined],
])('AV-01 registering with the link %j stores the display name %s in this browser', async (link, mark) => {
  const { application } = await setUp('/signup', form, link);
  expect(application.stored.read(registrationItem)).toBe(mark);
});

it('RG-03 sends the values from the sign-up link', async () => {
  const link = {
    ...emptySignupLink,
    source: 'contest',
    campaign: 'utm_source=letter',
    activationKey: 'a-key',
  };
  const { sent } = await setUp('/signup', { ...form, recruiterCode: 'Backer-Jonas', gameCode }, link);
  expect(sent[0]).toMatchObject({
    entitlementCode: gameCode,
    recruiterId: 'Backer-Jonas',
    source: 'contest',
    acquisitionGaUtm: 'utm_source=letter',
    activationKey: 'a-key',
  });
});

it('RG-01 neither checks nor sends the game code when there is a store ticket', async () => {
  const link = { ...emptySignupLink, steamSessionTicket: '14', steamAppId: '480' };
  const { sent } = await setUp('/signup', { ...form, gameCode: 'too short' }, link);
  expect(sent[0]).toMatchObject({ steamSessionTicket: '14', steamAppId: '480' });
  expect(sent[0]).not.toHaveProperty('entitlementCode');
});

it('RG-02 does not send a form with errors', async () => {
  const { sent, result } = await setUp('/signup', {
    ...form,
    email: 'ada',
    retypePassword: 'other one',
  });
  expect(result).toEqual({
    ok: false,
    error: { kind: 'mistyped', problems: { email: 'invalid', retypePassword: 'mismatch' } },
  });
  expect(sent).toEqual([]);
});
