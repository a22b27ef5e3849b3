import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeGhostAccounts } from '#infrastructure/fake/commerce/FakeGhostAccounts';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { fail } from '#domain/shared/Result';
import { ThankYouPresenter } from '#ui/commerce/thank-you/ThankYouPresenter';
import { flushPromises } from '#tests/unit/support/flushPromises';
import { placeOrder } from '#tests/unit/support/placeOrder';
import { showPage } from '#tests/unit/support/showPage';

const setUp = async () => {
  const { application } = await showPage('buyThankYou', ThankYouPresenter, {
    locale: 'en-us',
    arrange: async (opened) => {
      const { token } = await placeOrder(opened, { by: 'ada@gmial.test' });
      opened.get(FakeSales).pay(token);
    },
  });
  await act(flushPromises);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Correct the email address' }));
  const field = screen.getByLabelText('Correct email');
  const submit = async (email: string) => {
    await user.clear(field);
    await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Send to this address' }));
    await act(flushPromises);
  };
  return { application, field, submit };
};

it('TY-01 shows the corrected email in the next steps and in the purchase', async () => {
  const { application, submit } = await setUp();
  await submit('ada@gmail.test');
  expect(screen.getByText('Email address changed')).toBeVisible();
  expect(screen.getByText(/^Open the email we’re sending to ada@gmail\.test\./)).toBeVisible();
  expect(application.purchases.read()?.ghost?.email).toBe('ada@gmail.test');
  expect(screen.queryByLabelText('Correct email')).toBeNull();
});

it.each([
  ['nobody', 'An email address looks like name@example.com. Check it.'],
  ['new@farstead.test', 'An account with this address already exists. Enter another address.'],
])('TY-01 shows next to the field why the email %s is rejected', async (email, error) => {
  const { field, submit } = await setUp();
  await submit(email);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(field).toHaveValue(email);
});

it('TY-01 says that the account may exist if the correction is refused', async () => {
  const { submit } = await setUp();
  jest
    .spyOn(FakeGhostAccounts.prototype, 'correctEmail')
    .mockResolvedValueOnce(fail({ kind: 'not-the-buyer' }));
  await submit('ada@gmail.test');
  expect(screen.getByText(/^You can’t change the address here anymore/)).toBeVisible();
});
