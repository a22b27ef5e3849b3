import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PressOffice, type PressRejection } from '#application/press/PressOffice';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { ContactPresenter } from '#ui/press/ContactPresenter';
import { documentAt, failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { Documents } from '#infrastructure/content/Documents';
import { viewLocales } from '../../support/viewLocales';
import { openPage } from '../../support/openPage';
import { showPage } from '../../support/showPage';
import { findNotice, getNotice } from '../../support/notices';

const text = (locale: Locale, key: string): string =>
  textsOf(locale, 'texts/press.json').get(`.entries:${key}`) ?? '';

const contentIn = (locale: Locale) =>
  documentAt(locale, 'contact_page/contact_page.json').data as Readonly<Record<string, string>> & {
    readonly form_subjects: readonly { readonly text: string }[];
    readonly contacts_people: readonly { readonly name: string; readonly email: string }[];
  };

const renderView = async (locale: Locale, rejection?: PressRejection, documents?: Documents) => {
  const send = jest.fn(async (): Promise<Result<void, PressRejection>> =>
    rejection ? fail(rejection) : succeed(undefined),
  );
  const { application } = await showPage('contact', ContactPresenter, {
    locale,
    arrange: (opened) => {
      if (documents) opened.replace(Documents, documents);
      opened.replace(PressOffice, { send });
    },
  });
  const t = (key: string) => text(locale, key);
  const content = contentIn(locale);
  const field = (key: string) => screen.getByLabelText(t(`field.${key}`));
  const press = (state = 'idle') =>
    userEvent.click(screen.getByRole('button', { name: t(`button.${state}`) }));
  const fillIn = async () => {
    await userEvent.selectOptions(field('subject'), content.form_subjects[0]?.text ?? '');
    await userEvent.type(field('about'), 'The economy');
    await userEvent.type(field('name'), 'Lea Brandt');
    await userEvent.type(field('email'), 'lea@outlet.test');
    await userEvent.type(field('message'), 'May we speak?');
  };
  return { application, send, t, content, field, press, fillIn };
};

describe.each(viewLocales)('the press page in %s', (locale) => {
  it('PR-01 shows the press kit, contacts with their email addresses, and the form', async () => {
    const { t, content } = await renderView(locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.intro_title ?? '');
    const kit = screen.getByRole('link', { name: content.kit_button ?? '' });
    expect(kit).toHaveAttribute('href', '/downloads/farstead-press-kit.zip');
    expect(kit).toHaveAttribute('download', 'farstead-press-kit.zip');
    for (const { name, email } of content.contacts_people) {
      expect(screen.getByText(name)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    expect(screen.getByRole('button', { name: t('button.idle') })).toBeInTheDocument();
  });

  it('PR-02 shows the configured message at each empty field and focuses the first field', async () => {
    const { content, field, press, send } = await renderView(locale);
    await press();
    for (const key of ['subject', 'about', 'name', 'email', 'message'])
      expect(field(key)).toHaveAccessibleDescription(new RegExp(content[`messages_${key}`] ?? 'none'));
    expect(field('subject')).toHaveFocus();
    await userEvent.type(field('email'), 'lea');
    await press();
    expect(field('email')).toHaveAccessibleDescription(content.messages_email_pattern);
    expect(send).not.toHaveBeenCalled();
  });

  it('PR-02 shows the progress on the button and clears the form after sending', async () => {
    const { application, send, t, field, press, fillIn } = await renderView(locale);
    await fillIn();
    await press();
    const button = screen.getByRole('button', { name: new RegExp(t('button.loading')) });
    expect(button).toHaveAttribute('aria-busy', 'true');
    application.clock.advance(2000);
    expect(await screen.findByRole('button', { name: t('button.valid') })).toBeInTheDocument();
    expect(getNotice('success')).toHaveTextContent(t('done.title'));
    application.clock.advance(3000);
    expect(await screen.findByRole('button', { name: t('button.idle') })).toBeInTheDocument();
    expect(field('message')).toHaveValue('');
    expect(send).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(send.mock.calls)).not.toContain('The economy');
  });

  it('PR-02 shows a failure on the button and in a notice without clearing the form', async () => {
    const { t, field, press, fillIn } = await renderView(locale, { kind: 'offline' });
    await fillIn();
    await press();
    expect(await findNotice('danger')).toHaveTextContent(failureTextOf(locale, 'offline'));
    expect(screen.getByRole('button', { name: t('button.failed') })).toBeInTheDocument();
    expect(field('message')).toHaveValue('May we speak?');
  });
});

it.each([
  ['Accessibility', 'Accessibility'],
  ['Free ships', ''],
])('PR-02 a link with the subject %j chooses %j', async (subject, chosen) => {
  const query = new URLSearchParams({ subject }).toString();
  const { presenter } = await openPage('contact', ContactPresenter, { query });
  presenter.onShow()();
  expect(presenter.message.form.values.subject).toBe(chosen);
});

it('PR-02 disables browser validation and makes the hidden field unreachable by keyboard', async () => {
  const { t } = await renderView('en-us');
  expect(document.querySelector('form')).toHaveAttribute('novalidate');
  const hidden = screen.getByLabelText(t('confirmation'));
  expect([hidden.tabIndex, hidden.getAttribute('autocomplete')]).toEqual([-1, 'off']);
});
