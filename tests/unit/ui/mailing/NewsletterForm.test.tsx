import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailSignUps, type SignUpRejection } from '#application/mailing/EmailSignUps';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed } from '#domain/shared/Result';
import { Translations } from '#ui/content/Translations';
import { LiveRegions } from '#ui/kit/feedback/LiveRegions';
import { NewsletterForm } from '#ui/mailing/NewsletterForm';
import { failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';
import { viewLocales } from '../../support/viewLocales';

const text = (locale: Locale, key: string, variables: Record<string, string | number> = {}): string =>
  (
    textsOf(locale, 'texts/mailingNewsletter.json').get(`.entries:${key}`) ?? failureTextOf(locale, key)
  ).replace(/{{(\w+)}}/g, (_, name: string) => String(variables[name]));

const renderForm = async (locale: Locale, rejection?: SignUpRejection) => {
  const application = await compose();
  const signUp = jest.fn(async () => (rejection ? fail(rejection) : succeed(undefined)));
  application.replace(EmailSignUps, { signUp });
  await application.get(Translations).load(locale);
  render(
    <>
      <NewsletterForm />
      <LiveRegions />
    </>,
    { wrapper: createWrapper(application) },
  );
  const field = screen.getByRole('textbox', { name: text(locale, 'email.label') });
  return { application, signUp, field };
};

const failures: readonly (readonly [
  key: string,
  rejection: SignUpRejection,
  variables: Readonly<Record<string, number>>,
])[] = [
  ['problem.email-invalid', { kind: 'email-invalid' }, {}],
  ['tooManyWait_other', { kind: 'too-many-requests', retryAfterSeconds: 42 }, { count: 42 }],
];

// jsdom has no layout.
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
});

/** The live region below the form; the one before it is for suggested emails. */
const outcome = () => screen.getAllByRole('status').at(-1);

describe.each(viewLocales)('the form in %s', (locale) => {
  it('NL-01 submits on Enter and shows the inbox reminder until the field is edited', async () => {
    const { application, signUp, field } = await renderForm(locale);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    await userEvent.type(field, 'reader@farstead.test{Enter}');
    expect(outcome()).toHaveTextContent(text(locale, 'done'));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('');
    expect(signUp).toHaveBeenCalledTimes(1);
    act(() => application.clock.advance(60_000));
    expect(outcome()).toHaveTextContent(text(locale, 'done'));
    await userEvent.type(field, 'r');
    expect(outcome()).toBeEmptyDOMElement();
  });

  it('NL-01 reports a missing email', async () => {
    const { signUp, field } = await renderForm(locale);
    await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(text(locale, 'problem.email-required')) as string,
    );
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(signUp).not.toHaveBeenCalled();
  });

  it.each(failures)(
    'NL-01 shows %s next to the field for %j without clearing the email',
    async (key, rejection, variables) => {
      const { field } = await renderForm(locale, rejection);
      await userEvent.type(field, 'reader@farstead.test{Enter}');
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(text(locale, key, variables)) as string,
      );
      expect(field).toHaveValue('reader@farstead.test');
      await userEvent.type(field, 's');
      expect(field).toBeValid();
    },
  );

  it('NL-01 shows the error catalog’s text for a known code', async () => {
    const { field } = await renderForm(locale, { kind: 'server', status: 403, code: 51 });
    await userEvent.type(field, 'reader@farstead.test{Enter}');
    const { errors } = (await import(`../../../../content/${locale}/error_catalogue/error_catalogue.json`))
      .default.data as { errors: { error_code: number; error_text: string }[] };
    const known = errors.find(({ error_code }) => error_code === 51)?.error_text ?? 'none';
    expect(field).toHaveAccessibleDescription(expect.stringContaining(known) as string);
    expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent(known);
  });
});

it('NL-01 uses the specification’s texts in English', () => {
  expect(text('en-us', 'problem.email-required')).toMatch(/^Requires Email\. /);
  expect(text('en-us', 'done')).toBe('Please check your inbox to confirm');
});
