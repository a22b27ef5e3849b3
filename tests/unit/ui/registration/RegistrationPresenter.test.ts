import { PasswordStrength } from '#application/security/PasswordStrength';
import {
  Registrations,
  type Registration,
  type RegistrationRejection,
} from '#application/registration/Registrations';
import { DraftStore } from '#application/session/DraftStore';
import { Session } from '#application/session/Session';
import { StoredItems } from '#application/shared/StoredItems';
import { gameTimeCodeCookie } from '#domain/consent/storedItems';
import { emptyRegistration } from '#domain/registration/RegistrationForm';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import { FakeRegistrations } from '#infrastructure/fake/registration/FakeRegistrations';
import { fakeGhostKey, type PersonKey } from '#infrastructure/fake/backend/people';
import { RedirectNoticePresenter } from '#ui/registration/RedirectNoticePresenter';
import { RegistrationPresenter, type TextField } from '#ui/registration/RegistrationPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const human = 1000;
const password = 'kiln ferry 7 harbour';

const setUp = async ({ query = '', key, as }: { query?: string; key?: string; as?: PersonKey } = {}) => {
  const application = await compose({ path: '/signup', ...(as && { as }) });
  const registration = application.get(RegistrationPresenter);
  await registration.load({
    params: key === undefined ? {} : { activationKey: key },
    query: new URLSearchParams(query),
  });
  const register = jest.spyOn(FakeRegistrations.prototype, 'register');
  return { application, registration, register };
};

const fillIn = (registration: RegistrationPresenter, more: Partial<Record<TextField, string>> = {}): void => {
  const typed = {
    firstName: 'Ada',
    lastName: 'Verne',
    displayName: 'Ada-Verne',
    email: 'ada@farstead.test',
    retypePassword: password,
    ...more,
  };
  for (const [field, text] of Object.entries(typed)) registration.change(field as TextField, text);
  registration.changePassword(password);
};

/** A completed form. */
const setUpFilledIn = async (more: Partial<Record<TextField, string>> = {}, query = '') => {
  const arranged = await setUp({ query });
  arranged.registration.onShow();
  fillIn(arranged.registration, more);
  arranged.application.clock.advance(human);
  await flushPromises();
  return arranged;
};

const stubRegister = (
  application: Application,
  answer: () => Promise<Result<void, RegistrationRejection>>,
): void => application.replace(Registrations, { register: answer, findEmail: async () => succeed('') });

it('RG-04 a successful registration returns the email, sends a confirmation and clears the passwords', async () => {
  const { application, registration } = await setUpFilledIn();
  await registration.submit();
  expect(registration.sending.state).toEqual({
    kind: 'done',
    value: { email: 'ada@farstead.test', isConfirmed: false, isSignedIn: false },
  });
  expect([registration.password.password, registration.form.values.retypePassword]).toEqual(['', '']);
  expect(application.backend.emails[0]).toMatchObject({
    kind: 'activation',
    to: 'ada@farstead.test',
  });
});

it('RG-04 correcting the email sends the same form again with the new email', async () => {
  const { registration, register } = await setUpFilledIn({ email: 'adda@farstead.test' });
  await registration.submit();
  registration.correctEmail();
  expect(registration.sending.isDone).toBe(false);
  registration.change('email', 'ada@farstead.test');
  await flushPromises();
  await registration.submit();
  expect(registration.sending.state).toMatchObject({ kind: 'done', value: { email: 'ada@farstead.test' } });
  const [[first], [second]] = register.mock.calls as [[Registration], [Registration]];
  expect(second).toEqual({ ...first, email: 'ada@farstead.test' });
});

it('RG-01 rejects a breached password next to its field before sending', async () => {
  const { registration, register } = await setUpFilledIn({ retypePassword: 'correcthorsebatterystaple' });
  register.mockClear();
  registration.changePassword('correcthorsebatterystaple');
  await registration.submit();
  expect([registration.form.problems, registration.failure]).toEqual([
    { password: 'breached-password' },
    undefined,
  ]);
  expect(register).not.toHaveBeenCalled();
  registration.changePassword(password);
  registration.change('retypePassword', password);
  await registration.submit();
  expect(registration.sending.isDone).toBe(true);
});

it('RG-03 prefills from the query only once the form is shown', async () => {
  const { registration } = await setUp({ query: 'code=abc&recruiter=Backer-Jonas' });
  expect([registration.form.values.gameCode, registration.form.values.recruiterCode]).toEqual(['', '']);
  registration.onShow();
  registration.change('gameCode', 'mine');
  registration.onShow();
  expect([registration.form.values.gameCode, registration.form.values.recruiterCode]).toEqual([
    'mine',
    'Backer-Jonas',
  ]);
});

it('RG-01 leaves the game code empty for a store ticket', async () => {
  const { registration } = await setUp({ query: 'code=abc&steam_session_ticket=14' });
  registration.onShow();
  expect([registration.hasTicket, registration.form.values.gameCode]).toEqual([true, '']);
});

it.each(['before', 'after'])(
  'RG-03 a link with a key redirects a player whose session is loaded %s the page is shown',
  async (when) => {
    const { application, registration } = await setUp({ key: fakeGhostKey, as: 'subscriber' });
    if (when === 'before') await application.get(Session).start();
    registration.onShow();
    await flushPromises();
    await application.get(Session).start();
    const redirected = application.get(RedirectNoticePresenter);
    expect(application.navigator.path).toBe('/');
    expect([redirected.notice, redirected.link]).toEqual([
      'sign-up-link',
      { email: application.backend.findKeyOwner('activation', fakeGhostKey)?.email, path: '/signup' },
    ]);
    redirected.openLink();
    expect(application.get(Session).state.kind).toBe('signed-out');
    expect(application.navigator.path).toBe('/signup');
    expect(redirected.notice).toBeUndefined();
  },
);

it('RG-03 the activation key prefills a read-only email', async () => {
  const { registration } = await setUp({ key: fakeGhostKey });
  registration.onShow();
  expect([registration.invitation, registration.isEmailFixed]).toEqual([{ kind: 'looking-up' }, true]);
  await flushPromises();
  expect([registration.invitation, registration.form.values.email, registration.isEmailFixed]).toEqual([
    { kind: 'found' },
    'ghost@farstead.test',
    true,
  ]);
});

const setUpBuyer = async (query = '') => {
  const arranged = await setUp({ query, key: fakeGhostKey });
  arranged.registration.onShow();
  await flushPromises();
  arranged.registration.change('displayName', 'Ghost-Verne');
  arranged.registration.changePassword(password);
  arranged.application.clock.advance(human);
  arranged.register.mockClear();
  return arranged;
};

it('RG-03 a buyer with an activation key enters a display name and a password, and is signed in to My products', async () => {
  const { application, registration, register } = await setUpBuyer();
  await registration.submit();
  expect(registration.sending.state).toEqual({
    kind: 'done',
    value: { email: 'ghost@farstead.test', isConfirmed: true, isSignedIn: true },
  });
  expect(register.mock.calls[0]?.[0]).toMatchObject({
    displayName: 'Ghost-Verne',
    firstName: '',
    lastName: '',
  });
  expect(application.backend.emails).toMatchObject([{ key: fakeGhostKey, isUsed: true }]);
  expect(application.get(Session).player?.displayName).toBe('Ghost-Verne');
  expect(application.navigator.path).toBe('/account/products');
});

it('RG-03 a buyer whose sign-in fails keeps the new account and can log in', async () => {
  const { application, registration } = await setUpBuyer();
  jest.spyOn(FakeAuthenticator.prototype, 'signIn').mockResolvedValueOnce(fail({ kind: 'offline' }));
  await registration.submit();
  expect(registration.sending.state).toMatchObject({ value: { isConfirmed: true, isSignedIn: false } });
  expect(application.navigator.path).toBe('/signup');
});

it('RG-03 sends no hidden fields of a buyer, and shows those that the server requires', async () => {
  const { application, registration } = await setUp({ key: fakeGhostKey });
  const register = jest.fn(async (_: Registration) =>
    fail({ kind: 'refused', byField: { lastName: ['Enter it.'] }, texts: ['Enter it.'] } as const),
  );
  application.replace(Registrations, { register, findEmail: async () => succeed('ghost@farstead.test') });
  const buyer = application.get(RegistrationPresenter);
  await buyer.load({ params: { activationKey: fakeGhostKey }, query: new URLSearchParams() });
  buyer.onShow();
  await flushPromises();
  fillIn(buyer, { email: 'ghost@farstead.test', recruiterCode: 'Backer-Jonas' });
  buyer.chooseNewsletter(true);
  application.clock.advance(human);
  expect(buyer.shows('lastName')).toBe(false);
  await buyer.submit();
  const sent = register.mock.calls[0]?.[0];
  expect([sent?.lastName, sent?.recruiterId, sent?.newsletter]).toEqual(['', undefined, false]);
  expect([buyer.shows('lastName'), buyer.shows('firstName')]).toEqual([true, false]);
  buyer.change('lastName', 'Verne');
  await buyer.submit();
  expect(register.mock.calls[1]?.[0].lastName).toBe('Verne');
  expect(registration.shows('lastName')).toBe(false);
});

it('RG-04 does not send a registration with an unknown key', async () => {
  const { application, registration, register } = await setUp({ key: 'nobodys-key' });
  registration.onShow();
  await flushPromises();
  expect(registration.invitation).toEqual({ kind: 'failed', failure: { kind: 'unknown-key' } });
  fillIn(registration);
  application.clock.advance(human);
  await registration.submit();
  expect(register).not.toHaveBeenCalled();
});

it('RG-04 can retry a failed key lookup', async () => {
  const { application, registration } = await setUp({ key: fakeGhostKey });
  application.backend.setNetworkCondition('offline');
  registration.onShow();
  await flushPromises();
  expect(registration.invitation).toEqual({ kind: 'failed', failure: { kind: 'offline' } });
  expect(registration.isEmailFixed).toBe(false);
  application.backend.setNetworkCondition('normal');
  await registration.lookUp();
  expect(registration.invitation).toEqual({ kind: 'found' });
});

it('RG-02 silently discards a form with a filled honeypot', async () => {
  const { registration, register } = await setUpFilledIn();
  registration.fillHoneypot('a program was here');
  await registration.submit();
  expect([registration.sending.state, registration.form.problems]).toEqual([{ kind: 'idle' }, {}]);
  expect(register).not.toHaveBeenCalled();
});

it('RG-02 ignores a submit within one second of page load and sends a later submit', async () => {
  const { application, registration, register } = await setUp();
  registration.onShow();
  fillIn(registration);
  application.clock.advance(human - 1);
  await registration.submit();
  expect([registration.sending.state, register.mock.calls.length]).toEqual([{ kind: 'idle' }, 0]);
  application.clock.advance(1);
  await registration.submit();
  expect([registration.sending.state.kind, register.mock.calls.length]).toEqual(['done', 1]);
});

it.each([-3_600_000, 3_600_000])(
  'RG-02 sends the form after the device time changes by %d ms',
  async (milliseconds) => {
    const { application, registration, register } = await setUpFilledIn();
    application.clock.changeDeviceTime(milliseconds);
    await registration.submit();
    expect(register).toHaveBeenCalledTimes(1);
  },
);

it('RG-02 shows what is missing even within the first second', async () => {
  const { registration, register } = await setUp();
  registration.onShow();
  await registration.submit();
  expect(Object.keys(registration.form.problems)).toEqual([
    'firstName',
    'lastName',
    'displayName',
    'email',
    'password',
    'retypePassword',
  ]);
  expect([registration.form.refusalCount, register.mock.calls.length]).toEqual([1, 0]);
});

it('RG-01 reports a weak password together with everything else that is missing', async () => {
  const { registration } = await setUpFilledIn({ email: '', retypePassword: 'password' });
  registration.changePassword('password');
  await flushPromises();
  await registration.submit();
  expect(registration.form.problems).toEqual({ email: 'required', password: 'weak-password' });
});

it('RG-01 keeps what is not secret for a reload of the page, until it is sent', async () => {
  const { application, registration } = await setUpFilledIn({ recruiterCode: 'Backer-Jonas' });
  registration.chooseNewsletter(true);
  const reload = async () => {
    const later = await compose({ path: '/signup' });
    later.replace(StoredItems, application.stored);
    const again = later.get(RegistrationPresenter);
    await again.load({ params: {}, query: new URLSearchParams() });
    expect(again.form.values).toEqual(emptyRegistration);
    again.onShow();
    return again.form.values;
  };
  expect(await reload()).toEqual({
    ...emptyRegistration,
    firstName: 'Ada',
    lastName: 'Verne',
    displayName: 'Ada-Verne',
    email: 'ada@farstead.test',
    newsletter: true,
  });
  expect(JSON.stringify(application.get(DraftStore).read('guest'))).not.toContain(password);
  await registration.submit();
  expect(await reload()).toEqual(emptyRegistration);
});

it('RG-02 counts the second from when the server-rendered page was shown', async () => {
  const { application, registration, register } = await setUp();
  application.renderedPage.since = new Date(application.clock.now().getTime() - human);
  registration.onShow();
  fillIn(registration);
  await registration.submit();
  expect(register).toHaveBeenCalledTimes(1);
});

it('RG-02 does not send mismatched passwords; a change clears the problem', async () => {
  const { registration, register } = await setUpFilledIn({ retypePassword: 'kiln ferry 7 harbor' });
  await registration.submit();
  expect([registration.failure, registration.form.problems]).toEqual([
    undefined,
    { retypePassword: 'mismatch' },
  ]);
  expect(register).not.toHaveBeenCalled();
  registration.change('retypePassword', password);
  expect(registration.form.problems).toEqual({});
  await registration.submit();
  expect(registration.sending.state.kind).toBe('done');
});

it('RG-01 does not send a password of score 0, even when its score arrives late', async () => {
  const { application, registration, register } = await setUp();
  application.replace(PasswordStrength, {
    estimate: () =>
      new Promise((answer) => application.clock.schedule(500, () => answer({ score: 0, advice: [] }))),
  });
  registration.onShow();
  application.clock.advance(human);
  const late = application.get(RegistrationPresenter);
  await late.load({ params: {}, query: new URLSearchParams() });
  late.onShow();
  application.clock.advance(human);
  fillIn(late);
  const submitted = late.submit();
  expect(late.sending.state).toEqual({ kind: 'sending' });
  application.clock.advance(500);
  await submitted;
  expect([late.sending.isSending, late.failure, late.password.isTooWeak]).toEqual([false, undefined, true]);
  expect(register).not.toHaveBeenCalled();
});

it('RG-01 treats the names and the email as weak words in the password', async () => {
  const { registration } = await setUp();
  registration.onShow();
  registration.changePassword('ada-verne');
  await flushPromises();
  expect(registration.password.strength?.score).toBe(1);
  registration.change('displayName', 'Ada-Verne');
  await flushPromises();
  expect(registration.password.strength).toEqual({ score: 0, advice: ['userInputs', 'anotherWord'] });
});

it('RG-04 shows the server’s text about a field until the field changes', async () => {
  const { registration } = await setUpFilledIn({ email: 'new@farstead.test', displayName: 'Backer-Jonas' });
  await registration.submit();
  const texts = [
    'There’s already an account with this email.',
    'This display name is taken. Choose another one.',
  ];
  const byField = { email: [texts[0]], displayName: [texts[1]] };
  expect(registration.sending.state).toEqual({
    kind: 'failed',
    problem: { kind: 'refused', byField, texts },
  });
  expect(registration.form.problems).toEqual(byField);
  registration.change('email', 'ada@farstead.test');
  expect(registration.form.problems).toEqual({ displayName: [texts[1]] });
});

it('RG-04 treats a key that was used in the meantime as unknown', async () => {
  const { application, registration } = await setUp();
  stubRegister(application, async () => fail({ kind: 'unknown-key' }));
  const invited = application.get(RegistrationPresenter);
  invited.onShow();
  fillIn(invited);
  application.clock.advance(human);
  await invited.submit();
  expect(invited.invitation).toEqual({ kind: 'failed', failure: { kind: 'unknown-key' } });
  expect(registration.invitation).toEqual({ kind: 'none' });
});

it('RG-03 looks up the key once when the page is shown, hidden and shown again', async () => {
  const emailOf = jest.spyOn(FakeRegistrations.prototype, 'findEmail');
  emailOf.mockClear();
  const { registration } = await setUp({ key: fakeGhostKey });
  registration.onShow()();
  registration.onShow();
  await flushPromises();
  expect(registration.invitation).toEqual({ kind: 'found' });
  expect(emailOf).toHaveBeenCalledTimes(1);
});

it('RG-01 sends nothing if the visitor leaves the page while the password is being rated', async () => {
  const { application, registration, register } = await setUp();
  application.replace(PasswordStrength, { estimate: () => new Promise(() => undefined) });
  const slow = application.get(RegistrationPresenter);
  await slow.load({ params: {}, query: new URLSearchParams() });
  slow.onShow();
  fillIn(slow);
  application.clock.advance(human);
  const submitted = slow.submit();
  slow.dispose();
  application.clock.advance(human);
  await submitted;
  expect([register.mock.calls.length, registration.sending.isSending]).toEqual([0, false]);
});

describe('a link with a 16-character game-time code', () => {
  const query = 'code=fars-tead-0003-3mth';
  const code = 'FARSTEAD00033MTH';

  it('RG-03 registers without the code and stores the code for the products page', async () => {
    const { application, registration, register } = await setUpFilledIn({}, query);
    expect([registration.form.values.gameCode, registration.gameTimeCode]).toEqual(['', code]);
    register.mockClear();
    await registration.submit();
    expect(registration.sending.isDone).toBe(true);
    expect(register.mock.calls[0]?.[0]).not.toHaveProperty('entitlementCode');
    expect(application.stored.read(gameTimeCodeCookie)).toBe(code);
    expect(application.returnPaths.take()).toBe(`/account/products?code=${code}`);
  });

  it('RG-03 opens My products with the code for a buyer', async () => {
    const { application, registration } = await setUpBuyer(query);
    await registration.submit();
    expect(registration.sending.isDone).toBe(true);
    expect(application.stored.read(gameTimeCodeCookie)).toBeUndefined();
    expect(application.navigator.path).toBe(`/account/products?code=${code}`);
  });

  it('RG-03 a rejected registration does not store the code', async () => {
    const { application, registration } = await setUpFilledIn({ displayName: 'New-Pilot' }, query);
    await registration.submit();
    expect(registration.sending.isDone).toBe(false);
    expect(application.stored.read(gameTimeCodeCookie)).toBeUndefined();
    expect(application.returnPaths.take()).toBeUndefined();
  });
});
