import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePassword } from '#samples/accounts';
import { LoginForm } from '#ui/session/LoginForm';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';
import { getNotice } from '../../support/notices';

const renderForm = async (level: 1 | 2) => {
  const application = await compose();
  await loadTexts(application, 'en-us', ['session']);
  renderWithRouter(application, <LoginForm level={level} />);
  const user = userEvent.setup();
  const send = async (password: string): Promise<void> => {
    const field = screen.getByLabelText('Password');
    await user.type(screen.getByLabelText('Email'), 'new@farstead.test');
    await user.clear(field);
    await user.type(field, password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { application, user, send };
};

it.each([1, 2] as const)(
  'SE-08 a wrong password moves focus to the field, which shows the error (level %s)',
  async (level) => {
    const { user, send } = await renderForm(level);
    await send('not-the-password');
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^This email and password do not go together/);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(field).toHaveFocus());
  },
);

it('SE-08 moves focus to the notice for a failure that no field can correct', async () => {
  const { application, send } = await renderForm(1);
  application.backend.setNetworkCondition('offline');
  await send(samplePassword);
  await waitFor(() => expect(getNotice('danger')).toHaveFocus());
});
