import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Configuration } from '#application/configuration/Configuration';
import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { Session } from '#application/session/Session';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { succeed } from '#domain/shared/Result';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { samplePassword } from '#samples/accounts';
import { TwoFactorSection } from '#ui/security/TwoFactorSection';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';
import { flushPromises } from '../../support/flushPromises';

const text = (key: string): string =>
  textsOf('en-us', 'texts/securityPage.json').get(`.entries:${key}`) ?? 'missing';

const button = (key: string) => screen.getByRole('button', { name: text(key) });

const press = async (key: string) => {
  await userEvent.click(button(key));
  await act(flushPromises);
};

const renderSection = async (as: PersonKey) => {
  const application = await compose({ as, path: '/account/security' });
  application.get(Configuration).seed(new RemoteConfiguration(fakeConfiguration));
  application.replace(RecoveryCodes, {
    countLeft: async () => succeed({ left: 3, createdAt: new Date('2026-11-01T12:00:00Z') }),
    generate: async () => succeed(['AAAAA-BBBBB']),
  });
  await application.get(Session).start();
  await loadTexts(application, 'en-us', ['securityPage', 'security']);
  render(<TwoFactorSection />, { wrapper: createWrapper(application) });
  await act(flushPromises);
};

it('the focus follows the dialog for new recovery codes, its outcome and the codes', async () => {
  await renderSection('twoFactor');
  await press('codes.renew');
  expect(document.activeElement).toHaveTextContent(text('codes.confirm'));
  await press('codes.keep');
  expect(button('codes.renew')).toHaveFocus();
  await press('codes.renew');
  await press('codes.renew');
  expect(screen.getByRole('heading', { name: text('codes.shownTitle') })).toHaveFocus();
  await press('codes.done');
  expect(screen.getByRole('heading', { name: text('codes.title') })).toHaveFocus();
});

it('SC-02 the focus returns when turning off is canceled and moves to the notice when it succeeds', async () => {
  await renderSection('twoFactor');
  await press('turnOff.open');
  await press('turnOff.cancel');
  expect(button('turnOff.open')).toHaveFocus();
  await press('turnOff.open');
  await userEvent.type(screen.getByLabelText(text('turnOff.password')), samplePassword);
  await press('turnOff.submit');
  expect(document.activeElement).toHaveTextContent(text('turnedOff'));
});

it('SC-02 returns focus to the button when setup is canceled', async () => {
  await renderSection('new');
  await press('twoFactor.begin');
  await press('setup.cancel');
  expect(button('twoFactor.begin')).toHaveFocus();
});
