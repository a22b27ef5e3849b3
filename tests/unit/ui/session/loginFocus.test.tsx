import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePassword } from '#samples/accounts';
import { LoginForm } from '#ui/session/LoginForm';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';
import { getNotice } from '../../support/notices';

const renderForm = async (level: 1 | 2, email?: string) => {
  const application = await compose();
  await loadTexts(application, 'en-us', ['session']);
  renderWithRouter(application, <LoginForm level={level} {...(email !== undefined && { email })} />);
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
    expect(field).toHaveAccessibleDescription(/^This email and password don’t match/);
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

it('SE-08 moves focus to the password if the form opens with an email', async () => {
  await renderForm(2, 'new@farstead.test');
  expect(screen.getByLabelText('Email')).toHaveValue('new@farstead.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('SE-03 a player without any code gets the reset and support, with the focus on the new heading', async () => {
  const { application, user } = await renderForm(1);
  await user.type(screen.getByLabelText('Email'), 'twofactor@farstead.test');
  await user.type(screen.getByLabelText('Password'), samplePassword);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await act(async () => application.clock.advance(500));
  await user.click(await screen.findByRole('button', { name: 'I don’t have any of these' }));
  expect(screen.getByRole('heading', { name: 'No code, no phone' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Reset the password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help#contact');
  await user.click(screen.getByRole('button', { name: 'Enter a code after all' }));
  expect(screen.getByLabelText('Six-digit code')).toHaveFocus();
});
