import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ProductsPresenter } from '#ui/products/ProductsPresenter';
import { flushPromises } from '../../support/flushPromises';
import { showPage } from '../../support/showPage';

const openDetails = async (as: PersonKey): Promise<HTMLElement> => {
  await showPage('products', ProductsPresenter, { as });
  await userEvent.click(screen.getByRole('button', { name: 'Manage Game time' }));
  await act(flushPromises);
  return screen.findByRole('dialog');
};

it('PD-01 the details link to everything that the player can manage', async () => {
  const details = await openDetails('subscriber');
  const links = within(details).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Buy more game time', '/buy'],
    ['Cancel or renew', '/account/payments'],
    ['Receipts and orders', '/account/payments#history-title'],
  ]);
});

it('PD-01 the details first focus the button that closes them', async () => {
  const details = await openDetails('subscriber');
  expect(within(details).getAllByRole('button')[0]).toHaveFocus();
});

it('PD-01 the details of a subscription that does not renew announce no charge', async () => {
  const details = await openDetails('ending');
  expect(details).toHaveTextContent('Not renewing');
  expect(details).toHaveTextContent(/Ends on .*2026, no further charge\./);
  expect(details).not.toHaveTextContent('Next charge');
});
