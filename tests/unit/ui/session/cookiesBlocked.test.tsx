import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StoredItems } from '#application/shared/StoredItems';
import { InMemoryStoredItems } from '#infrastructure/fake/browser/InMemoryStoredItems';
import { samplePassword } from '#samples/accounts';
import { ActivationPresenter } from '#ui/registration/ActivationPresenter';
import { ActivationView } from '#ui/registration/ActivationView';
import { LoginForm } from '#ui/session/LoginForm';
import { PagePresenterProvider } from '#ui/usePresenter';
import { BlockedItems } from '../../support/BlockedItems';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';
import { findNotice, getNotice } from '../../support/notices';

const setUpBlocked = async (stored: StoredItems = new BlockedItems()) => {
  const application = await compose();
  application.replace(StoredItems, stored);
  await loadTexts(application, 'en-us', ['session', 'registrationRecovery']);
  const Container = createWrapper(application);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Container>
      <MemoryRouter>{children}</MemoryRouter>
    </Container>
  );
  return { application, wrapper };
};

it('SE-08 the login form reports that the browser blocks cookies', async () => {
  const { wrapper } = await setUpBlocked();
  const user = userEvent.setup();
  render(<LoginForm level={1} />, { wrapper });
  await user.type(screen.getByLabelText('Email'), 'new@farstead.test');
  await user.type(screen.getByLabelText('Password'), samplePassword);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await findNotice('danger')).toHaveTextContent(
    'Your browser blocks cookies, so it can’t keep you logged in. Allow cookies for this site, then log in again.',
  );
});

it('AV-01 reports blocked cookies and the active account, and a retry requires no new key', async () => {
  const stored = new InMemoryStoredItems();
  const write = jest.spyOn(stored, 'write').mockImplementation(() => undefined);
  const { application, wrapper } = await setUpBlocked(stored);
  const { key } = application.backend.sendEmail(
    'activation',
    application.backend.person('unconfirmed'),
    'en',
  );
  const activation = application.get(ActivationPresenter);
  await activation.load({ params: { activationKey: key }, query: new URLSearchParams() });
  await activation.submit();
  render(
    <PagePresenterProvider presenter={activation}>
      <ActivationView />
    </PagePresenterProvider>,
    { wrapper },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is active');
  expect(getNotice('danger')).toHaveTextContent(/^Your browser blocks cookies/);
  write.mockRestore();
  await act(() => activation.submit());
  expect(activation.sending.isDone).toBe(true);
});
