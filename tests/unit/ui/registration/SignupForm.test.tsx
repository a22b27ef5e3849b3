import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  Registrations,
  type RegistrationRejection,
} from '../../../../src/application/registration/Registrations';
import { locales, type Locale } from '../../../../src/domain/language/Locale';
import { fail, succeed } from '../../../../src/domain/shared/Result';
import { Translations } from '../../../../src/ui/content/Translations';
import { RegistrationPresenter, type TextField } from '../../../../src/ui/registration/RegistrationPresenter';
import { SignupForm } from '../../../../src/ui/registration/SignupForm';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { inContainer } from '../../support/inContainer';
import { settled } from '../../support/settled';

const text = (locale: Locale, key: string, variables: Record<string, string | number> = {}): string =>
  (textsOf(locale, 'texts/signup.json').get(`.entries:${key}`) ?? 'missing').replace(
    /{{(\w+)}}/g,
    (_, name: string) => String(variables[name]),
  );

interface Arrangement {
  readonly rejection?: RegistrationRejection;
  readonly query?: string;
  readonly key?: string;
}

const shown = async (locale: Locale, { rejection, query = '', key }: Arrangement = {}) => {
  const application = await compose();
  application.replace(Registrations, {
    register: async () => (rejection ? fail(rejection) : succeed(undefined)),
    emailOf: async () => fail({ kind: 'unknown-key' as const }),
  });
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.need(['signup', 'security']);
  const registration = application.get(RegistrationPresenter);
  await registration.load({
    params: key === undefined ? {} : { activationKey: key },
    query: new URLSearchParams(query),
  });
  registration.shown();
  application.clock.advance(1000);
  const Application = inContainer(application);
  render(
    <MemoryRouter>
      <Application>
        <SignupForm registration={registration} />
      </Application>
    </MemoryRouter>,
  );
  await act(settled);
  return registration;
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
    await settled();
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
  ['failure.offline', { kind: 'offline' }, {}],
  ['failure.timeout', { kind: 'timeout' }, {}],
  ['failure.unreadable', { kind: 'malformed' }, {}],
  ['failure.tooMany', { kind: 'too-many-requests' }, {}],
  ['failure.tooManyWait', { kind: 'too-many-requests', retryAfterSeconds: 42 }, { seconds: 42 }],
];

describe.each(locales)('the form in %s', (locale) => {
  it.each(['firstName', 'lastName', 'displayName', 'email', 'password', 'retypePassword'])(
    'RG-01 shows a sentence beside the empty field %s',
    async (name) => {
      await shown(locale);
      await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
      const said = text(locale, `${name}.required`);
      expect(screen.getByText(said.replace(/\u202f/g, ' '))).toBeVisible();
      expect(field(locale, name)).toBeInvalid();
    },
  );

  it.each(['firstName', 'displayName', 'email', 'gameCode', 'recruiterCode'] as const)(
    'RG-01 shows a sentence beside the invalid field %s',
    async (name) => {
      const registration = await shown(locale);
      await act(async () => registration.change(name, `_ ${'x'.repeat(300)}`));
      await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
      const said = text(locale, `${name}.invalid`);
      expect(field(locale, name).getAttribute('aria-describedby')).not.toBeNull();
      expect(screen.getByText(said.replace(/\u202f/g, ' '))).toBeVisible();
    },
  );

  it.each(failures)('RG-04 says %s for %j', async (key, rejection, variables) => {
    const registration = await shown(locale, { rejection });
    await submit(registration);
    expect(screen.getByRole('alert')).toHaveTextContent(text(locale, key, variables).replace(/\u202f/g, ' '));
  });

  it('RG-04 shows the server’s texts together, and each beside its field', async () => {
    const byField = { email: ['One.'], displayName: ['Two.', 'Three.'] };
    const rejection = { kind: 'refused', byField, texts: ['One.', 'Two.', 'Three.'] } as const;
    await submit(await shown(locale, { rejection }));
    expect(screen.getByText('One. Two. Three.')).toBeVisible();
    expect(field(locale, 'displayName')).toHaveAccessibleDescription(
      expect.stringContaining('Two. Three.') as string,
    );
    expect(field(locale, 'displayName')).toHaveFocus();
  });

  it('RG-04 an unknown key changes the button’s text, and blocks it', async () => {
    await shown(locale, { key: 'no-such-key' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      text(locale, 'invitation.unknown').replace(/\u202f/g, ' '),
    );
    const button = screen.getByRole('button', { name: text(locale, 'submitUnable') });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(text(locale, 'invitation.unable'));
  });
});

it('RG-01 a weak password blocks the button, which tells why', async () => {
  const registration = await shown('en-us');
  await act(async () => {
    registration.changePassword('password');
    await settled();
  });
  const button = screen.getByRole('button', { name: text('en-us', 'submit') });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(text('en-us', 'tooWeak'));
});

it('RG-01 a store ticket hides the game code', async () => {
  await shown('en-us', { query: 'steam_session_ticket=14' });
  expect(screen.queryByLabelText(text('en-us', 'gameCode.label'), { exact: false })).not.toBeInTheDocument();
});

it('RG-02 the honeypot is hidden from screen readers', async () => {
  await shown('en-us');
  expect(screen.queryByRole('textbox', { name: text('en-us', 'trap.label') })).not.toBeInTheDocument();
});
