import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '#domain/shared/Result';
import { FakeProfiles } from '#infrastructure/fake/profile/FakeProfiles';
import { samplePassword } from '#samples/accounts';
import { ProfilePresenter } from '#ui/profile/ProfilePresenter';
import { flushPromises } from '../../support/flushPromises';
import { showPage } from '../../support/showPage';

const renderView = async () => {
  const { application } = await showPage('profile', ProfilePresenter, { as: 'new', locale: 'de-de' });
  return application;
};

const saveWith = async (password: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  await userEvent.type(await screen.findByLabelText('Aktuelles Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  await act(flushPromises);
};

it('PF-01 shows every field, with the country in the page’s language', async () => {
  const application = await renderView();
  for (const name of ['Vorname', 'Nachname', 'Anzeigename', 'E-Mail-Adresse']) {
    expect(screen.getByLabelText(name)).toHaveValue();
  }
  await userEvent.type(screen.getByRole('combobox', { name: /Land/ }), 'osterr');
  await userEvent.click(screen.getByRole('option', { name: 'Österreich' }));
  await saveWith(samplePassword);
  expect(application.backend.person('new').addressCountry).toBe('AT');
  expect(screen.getByText('Dein Profil ist gespeichert')).toBeVisible();
});

it('PF-01 moves focus to a rejected field and shows the server’s text', async () => {
  const application = await renderView();
  const email = screen.getByLabelText('E-Mail-Adresse');
  await userEvent.clear(email);
  await userEvent.type(email, application.backend.person('backer').email);
  await saveWith(samplePassword);
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('PF-01 shows an error for a field that the server rejects without a reason', async () => {
  await renderView();
  const edit = jest.spyOn(FakeProfiles.prototype, 'edit');
  edit.mockResolvedValueOnce(fail({ kind: 'refused-fields', byField: { firstName: [] } }));
  const firstName = screen.getByLabelText('Vorname');
  await userEvent.type(firstName, '-Maria');
  await saveWith(samplePassword);
  expect(firstName).toBeInvalid();
  expect(firstName).toHaveAccessibleDescription(/\S/);
  edit.mockRestore();
});

it('PF-02 enables the resend button only while a change is pending', async () => {
  await renderView();
  const resend = screen.getByRole('button', { name: 'Link erneut senden' });
  expect(resend).toHaveAttribute('aria-disabled', 'true');
  const email = screen.getByLabelText('E-Mail-Adresse');
  await userEvent.clear(email);
  await userEvent.type(email, 'moved@farstead.test');
  await saveWith(samplePassword);
  expect(resend).not.toHaveAttribute('aria-disabled');
  expect(email).toHaveAttribute('readonly');
});

it('PF-02 withdraws a mistyped new email so that another one can be entered right away', async () => {
  const application = await renderView();
  const email = screen.getByLabelText('E-Mail-Adresse');
  expect(screen.queryByRole('button', { name: 'Änderung zurücknehmen' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Vorname'), '-Maria');
  await userEvent.clear(email);
  await userEvent.type(email, 'mistyped@farstead.test');
  await saveWith(samplePassword);
  await userEvent.type(screen.getByLabelText('Nachname'), '-Verne');
  await userEvent.click(screen.getByRole('button', { name: 'Änderung zurücknehmen' }));
  await act(flushPromises);
  expect(application.backend.person('new').pendingEmail).toBeUndefined();
  expect(email).not.toHaveAttribute('readonly');
  expect(email).toHaveValue(application.backend.person('new').email);
  expect((screen.getByLabelText('Nachname') as HTMLInputElement).value).toMatch(/-Verne$/);
  expect(screen.getByText(/^Die Änderung ist zurückgenommen/).closest('.k-notice')).toHaveFocus();
});

it('PF-02 reports a withdrawal without a response and leaves the change pending', async () => {
  const application = await renderView();
  const email = screen.getByLabelText('E-Mail-Adresse');
  await userEvent.clear(email);
  await userEvent.type(email, 'mistyped@farstead.test');
  await saveWith(samplePassword);
  application.backend.setNetworkCondition('offline');
  await userEvent.click(screen.getByRole('button', { name: 'Änderung zurücknehmen' }));
  await act(flushPromises);
  expect(screen.getByText('Wir wissen nicht, ob es geklappt hat')).toBeVisible();
  expect(email).toHaveAttribute('readonly');
});

it('PF-01 reports an unknown country next to the field and does not save', async () => {
  await renderView();
  const country = screen.getByRole('combobox', { name: /Land/ });
  await userEvent.type(country, 'Narnia');
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  expect(country).toBeInvalid();
  expect(country).toHaveValue('Narnia');
  expect(country).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});
