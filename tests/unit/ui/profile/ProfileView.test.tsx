import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Session } from '../../../../src/application/session/Session';
import { samplePassword } from '../../../../src/samples/accounts';
import { Translations } from '../../../../src/ui/content/Translations';
import { ProfilePresenter } from '../../../../src/ui/profile/ProfilePresenter';
import { ProfileView } from '../../../../src/ui/profile/ProfileView';
import { LoadedPresenter } from '../../../../src/ui/usePresenter';
import { compose } from '../../support/compose';
import { inContainer } from '../../support/inContainer';
import { settled } from '../../support/settled';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const shown = async () => {
  const application = await compose({ as: 'new', path: '/de/konto/profil' });
  await application.get(Session).start();
  const translations = application.get(Translations);
  await translations.load('de-de');
  await translations.need(['profile', 'currentPassword', 'security']);
  const profile = application.get(ProfilePresenter);
  await profile.load();
  render(
    <LoadedPresenter presenter={profile}>
      <ProfileView />
    </LoadedPresenter>,
    { wrapper: inContainer(application) },
  );
  return application;
};

const saveWith = async (password: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  await userEvent.type(await screen.findByLabelText('Aktuelles Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  await act(settled);
};

it('PF-01 shows every field, and the country in the language of the page', async () => {
  const application = await shown();
  for (const name of ['Vorname', 'Nachname', 'Anzeigename', 'E-Mail-Adresse']) {
    expect(screen.getByLabelText(name)).toHaveValue();
  }
  await userEvent.type(screen.getByRole('combobox', { name: /Land/ }), 'osterr');
  await userEvent.click(screen.getByRole('option', { name: 'Österreich' }));
  await saveWith(samplePassword);
  expect(application.world.person('new').addressCountry).toBe('AT');
  expect(screen.getByText('Dein Profil ist gespeichert')).toBeVisible();
});

it('PF-01 moves the focus to a refused field, with the text of the server', async () => {
  const application = await shown();
  const email = screen.getByLabelText('E-Mail-Adresse');
  await userEvent.clear(email);
  await userEvent.type(email, application.world.person('backer').email);
  await saveWith(samplePassword);
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('PF-02 the button that sends the link again is enabled only while a change is pending', async () => {
  await shown();
  const resend = screen.getByRole('button', { name: 'Link noch einmal senden' });
  expect(resend).toHaveAttribute('aria-disabled', 'true');
  const email = screen.getByLabelText('E-Mail-Adresse');
  await userEvent.clear(email);
  await userEvent.type(email, 'moved@farstead.test');
  await saveWith(samplePassword);
  expect(resend).not.toHaveAttribute('aria-disabled');
  expect(email).toHaveAttribute('readonly');
});
