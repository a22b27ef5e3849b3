import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Registrations,
  type RegistrationRejection,
  type UnknownKey,
} from '#application/registration/Registrations';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { RegistrationPresenter, type TextField } from '#ui/registration/RegistrationPresenter';
import { SignupDone } from '#ui/registration/SignupDone';
import { SignupForm } from '#ui/registration/SignupForm';
import { failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { flushPromises } from '../../support/flushPromises';
import { viewLocales } from '../../support/viewLocales';
import { showPage } from '../../support/showPage';
import { renderWithRouter } from '../../support/renderWithRouter';
import { getNotice } from '../../support/notices';

const text = (locale: Locale, key: string, variables: Record<string, string | number> = {}): string =>
  (textsOf(locale, 'texts/registration.json').get(`.entries:${key}`) ?? failureTextOf(locale, key)).replace(
    /{{(\w+)}}/g,
    (_, name: string) => String(variables[name]),
  );

interface Arrangement {
  readonly rejection?: RegistrationRejection;
  readonly query?: string;
  readonly key?: string;
  /** Email that the key was sent to; the key is unknown without it. */
  readonly email?: string;
}

const renderForm = async (locale: Locale, { rejection, query = '', key, email }: Arrangement = {}) => {
  const id = key === undefined ? 'signup' : 'signupWithKey';
  const { application, presenter } = await showPage(id, RegistrationPresenter, {
    locale,
    params: key === undefined ? {} : { activationKey: key },
    query,
    arrange: (opened) =>
      opened.replace(Registrations, {
        register: async () => (rejection ? fail(rejection) : succeed(undefined)),
        findEmail: async () => (email === undefined ? fail({ kind: 'unknown-key' }) : succeed(email)),
      }),
  });
  await act(async () => {
    application.clock.advance(1000);
    await flushPromises();
  });
  return presenter;
};

const renderDone = async (storedCode: string | undefined) => {
  const application = await compose();
  await loadTexts(application, 'en-us', ['registration']);
  return renderWithRouter(
    application,
    <SignupDone
      email="ada@farstead.test"
      isConfirmed
      isSignedIn={false}
      gameTimeCode={storedCode}
      onCorrectEmail={() => undefined}
    />,
  );
};

const field = (locale: Locale, name: string): HTMLElement =>
  screen.getByLabelText(text(locale, `${name}.label`), { exact: false, selector: `[name="${name}"]` });

const submit = async (registration: RegistrationPresenter): Promise<void> => {
  const typed = {
    firstName: 'Ada',
    lastName: 'Verne',
    displayName: 'Ada-Verne',
    email: 'ada@farstead.test',
    retypePassword: 'kiln ferry 7 harbour',
  };
  await act(async () => {
    for (const [name, value] of Object.entries(typed)) registration.change(name as TextField, value);
    registration.changePassword('kiln ferry 7 harbour');
    await flushPromises();
    await registration.submit();
  });
};

const failures: readonly (readonly [
  key: string,
  rejection: RegistrationRejection,
  variables: Readonly<Record<string, number>>,
])[] = [
  ['failure.sorry', { kind: 'refused', byField: {}, texts: [] }, {}],
  ['failure.server', { kind: 'server', status: 500, code: 50 }, {}],
  ['failure.server', { kind: 'server', status: 502 }, {}],
  ['offline', { kind: 'offline' }, {}],
  ['timeout', { kind: 'timeout' }, {}],
  ['unreadable', { kind: 'malformed' }, {}],
  ['tooMany', { kind: 'too-many-requests' }, {}],
  ['tooManyWait_other', { kind: 'too-many-requests', retryAfterSeconds: 42 }, { count: 42 }],
];

describe.each(viewLocales)('the form in %s', (locale) => {
  it.each(['firstName', 'lastName', 'displayName', 'email', 'password', 'retypePassword'])(
    'RG-01 shows an error sentence next to the empty field %s',
    async (name) => {
      await renderForm(locale);
      await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
      const reported = text(locale, `${name}.required`);
      expect(screen.getByText(reported.replace(/\u202f/g, ' '))).toBeVisible();
      expect(field(locale, name)).toBeInvalid();
    },
  );

  it.each(['firstName', 'displayName', 'email', 'gameCode', 'recruiterCode'] as const)(
    'RG-01 shows an error sentence next to the invalid field %s',
    async (name) => {
      const registration = await renderForm(locale);
      await act(async () => registration.change(name, `_ ${'x'.repeat(300)}`));
      await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
      const reported = text(locale, `${name}.invalid`);
      expect(field(locale, name).getAttribute('aria-describedby')).not.toBeNull();
      expect(screen.getByText(reported.replace(/\u202f/g, ' '))).toBeVisible();
    },
  );

  it.each(failures)('RG-04 shows %s for the failure %j', async (key, rejection, variables) => {
    const registration = await renderForm(locale, { rejection });
    await submit(registration);
    expect(getNotice('danger')).toHaveTextContent(text(locale, key, variables).replace(/\u202f/g, ' '));
  });

  it('RG-04 shows all of the server’s texts together, and each text next to its field', async () => {
    const byField = { email: ['One.'], displayName: ['Two.', 'Three.'] };
    const rejection = { kind: 'refused', byField, texts: ['One.', 'Two.', 'Three.'] } as const;
    await submit(await renderForm(locale, { rejection }));
    expect(screen.getByText('One. Two. Three.')).toBeVisible();
    expect(field(locale, 'displayName')).toHaveAccessibleDescription(
      expect.stringContaining('Two. Three.') as string,
    );
    expect(field(locale, 'displayName')).toHaveFocus();
    expect(screen.getByRole('link', { name: text(locale, 'email.login') })).toBeVisible();
  });

  it('RG-01 an email that the form itself finds invalid offers no login', async () => {
    const registration = await renderForm(locale);
    await act(async () => registration.change('email', 'pilot'));
    await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
    expect(screen.queryByRole('link', { name: text(locale, 'email.login') })).toBeNull();
  });

  it('RG-04 an unknown key changes the button’s text and disables the button', async () => {
    await renderForm(locale, { key: 'no-such-key' });
    expect(getNotice('danger')).toHaveTextContent(text(locale, 'invitation.unknown').replace(/\u202f/g, ' '));
    const button = screen.getByRole('button', { name: text(locale, 'submitUnable') });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(text(locale, 'invitation.unable'));
  });
});

it.each(viewLocales)(
  'RG-03 shows the game-time code stored from the link instead of the code field (%s)',
  async (locale) => {
    const registration = await renderForm(locale, { query: 'code=FARS-TEAD-0003-3MTH' });
    const reported = text(locale, 'gameCode.kept', { code: 'FARSTEAD00033MTH' }).replace(
      /[\u202f\u00a0]/g,
      ' ',
    );
    expect(screen.getByText(text(locale, 'gameCode.keptTitle'))).toBeVisible();
    expect(screen.getByText(reported)).toBeVisible();
    expect(screen.queryByLabelText(text(locale, 'gameCode.label'), { exact: false })).not.toBeInTheDocument();
    await submit(registration);
    expect(registration.sending.isDone).toBe(true);
  },
);

it.each([undefined, 'c1e0a1d2-0000-4000-8000-000000000001'])(
  'RG-03 the next steps mention a stored code only when it exists (%s)',
  async (storedCode) => {
    const { getByText, queryByText } = await renderDone(storedCode);
    expect(getByText(text('en-us', 'done.open.title'))).toBeVisible();
    expect(queryByText(text('en-us', 'gameCode.keptTitle')) !== null).toBe(storedCode !== undefined);
  },
);

it('RG-03 does not show the fields while the link’s key is unchecked or invalid', async () => {
  let answer: (found: Result<string, UnknownKey>) => void = () => undefined;
  const application = await compose();
  application.replace(Registrations, {
    register: async () => succeed(undefined),
    findEmail: () => new Promise((resolve) => (answer = resolve)),
  });
  await loadTexts(application, 'en-us', ['registration', 'security']);
  const registration = application.get(RegistrationPresenter);
  await registration.load({ params: { activationKey: 'key' }, query: new URLSearchParams() });
  const { container } = renderWithRouter(application, <SignupForm registration={registration} />);
  const visible = () => [
    container.querySelectorAll('input, button').length,
    screen.queryAllByText(text('en-us', 'invitation.lookingUp')).length,
  ];
  expect(visible()).toEqual([0, 1]);
  await act(async () => void registration.onShow());
  expect(visible()).toEqual([0, 1]);
  await act(async () => answer(fail({ kind: 'unknown-key' })));
  expect(container.querySelectorAll('input')).toHaveLength(0);
  expect(getNotice('danger')).toHaveTextContent(text('en-us', 'invitation.unknown'));
  await act(async () => void registration.lookUp());
  await act(async () => answer(succeed('ghost@farstead.test')));
  expect(field('en-us', 'email')).toHaveValue('ghost@farstead.test');
});

it('RG-01 a weak password disables the button with a reason', async () => {
  const registration = await renderForm('en-us');
  await act(async () => {
    registration.changePassword('password');
    await flushPromises();
  });
  const button = screen.getByRole('button', { name: text('en-us', 'submit') });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(
    textsOf('en-us', 'texts/security.json').get('.entries:password.tooWeak')!,
  );
});

it.each(viewLocales)('RG-01 one field accepts codes of 16 and of 36 characters (%s)', async (locale) => {
  const registration = await renderForm(locale);
  const gameCode = field(locale, 'gameCode');
  expect(gameCode).toHaveAccessibleDescription(expect.stringMatching(/16.*36/));
  const enter = async (code: string) =>
    act(async () => {
      registration.change('gameCode', code);
      await registration.submit();
    });
  await enter('FARS-TEAD-0003-3MT');
  expect(gameCode).toHaveAccessibleDescription(expect.stringContaining(text(locale, 'gameCode.invalid')));
  await enter('FARS-TEAD-0003-3MTH');
  expect(gameCode).not.toHaveAttribute('aria-invalid');
});

it.each(viewLocales)(
  'RG-03 a buyer sees only the email, the display name and the password (%s)',
  async (locale) => {
    await renderForm(locale, { key: 'key', email: 'ghost@farstead.test' });
    const names = [...document.querySelectorAll('input:not([tabindex="-1"])')].map((input) =>
      input.getAttribute('name'),
    );
    expect(names).toEqual(['email', 'displayName', 'password']);
    expect(field(locale, 'email')).toHaveAttribute('readonly');
  },
);

it('RG-01 hides the game code for a store ticket', async () => {
  await renderForm('en-us', { query: 'steam_session_ticket=14' });
  expect(screen.queryByLabelText(text('en-us', 'gameCode.label'), { exact: false })).not.toBeInTheDocument();
});

it('RG-02 hides the honeypot from screen readers', async () => {
  await renderForm('en-us');
  expect(screen.queryByRole('textbox', { name: text('en-us', 'trap.label') })).not.toBeInTheDocument();
});
