import '@testing-library/jest-dom';
import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField } from '#ui/forms/EmailField';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { flushPromises } from '../../support/flushPromises';
import { renderWithRouter } from '../../support/renderWithRouter';

const Example = ({ start, readOnly }: { readonly start: string; readonly readOnly: boolean }) => {
  const [email, setEmail] = useState(start);
  return <EmailField label="Email" value={email} readOnly={readOnly} onChange={setEmail} />;
};

const setUp = async ({ start = '', readOnly = false } = {}) => {
  const application = await compose();
  await loadTexts(application, 'en-us');
  renderWithRouter(application, <Example start={start} readOnly={readOnly} />);
  const pause = async () => {
    await act(async () => {
      application.clock.advance(400);
      await flushPromises();
    });
    await act(flushPromises);
  };
  return { field: screen.getByLabelText('Email'), pause, user: userEvent.setup() };
};

const suggestion = () => screen.queryByRole('button');

it('suggests a domain after a pause, and fills in the email when the suggestion is accepted', async () => {
  const { field, pause, user } = await setUp();
  await user.type(field, 'ada@gmial.com');
  expect(suggestion()).toBeNull();
  await pause();
  expect(screen.getByRole('status')).toHaveTextContent('Did you mean ada@gmail.com?');
  await user.click(screen.getByRole('button', { name: 'ada@gmail.com' }));
  expect(field).toHaveValue('ada@gmail.com');
  expect(field).toHaveFocus();
  expect(suggestion()).toBeNull();
});

it('hides the suggestion as soon as the visitor types on', async () => {
  const { field, pause, user } = await setUp();
  await user.type(field, 'ada@gmail');
  await pause();
  expect(suggestion()).toBeVisible();
  await user.type(field, '.');
  expect(suggestion()).toBeNull();
});

it('suggests nothing for an email that cannot be changed', async () => {
  const { pause } = await setUp({ start: 'ada@gmial.com', readOnly: true });
  await pause();
  expect(suggestion()).toBeNull();
});
