import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { StopResetPresenter } from '#ui/registration/StopResetPresenter';
import { expectAccessible } from '../../support/expectAccessible';
import { flushPromises } from '../../support/flushPromises';
import { notices } from '../../support/notices';
import { showPage } from '../../support/showPage';

/** Opens the link that stops the reset of New-Pilot. */
const openLink = async (as?: PersonKey) => {
  const { application, presenter } = await showPage('stopReset', StopResetPresenter, { as });
  const { key } = application.backend.sendEmail('stop-reset', application.backend.person('new'), 'en');
  await presenter.load({ params: { key }, query: new URLSearchParams() });
  presenter.onShow();
  await act(flushPromises);
  return application;
};

const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });
};

it('names both players, and signs the other one out before the login', async () => {
  const application = await openLink('subscriber');
  const [notice] = notices('warning');
  expect(notice).toHaveTextContent('This link is for New-Pilot (n•••@farstead.test)');
  expect(notice).toHaveTextContent('You’re logged in as Subscriber-Mireille.');
  await expectAccessible();
  await press('Stop the reset');
  expect(application.get(Session).player).toBeDefined();
  await press('Log out Subscriber-Mireille and log in');
  expect(application.get(Session).player).toBeUndefined();
  expect(application.navigator.path).toBe('/login');
});

it.each([undefined, 'new'] as const)('shows no notice if %s is signed in', async (as) => {
  await openLink(as);
  expect(notices('warning')).toEqual([]);
  await press('Stop the reset');
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
});
