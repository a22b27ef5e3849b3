import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { PaymentsPresenter } from '#ui/billing/PaymentsPresenter';
import { flushPromises } from '../../support/flushPromises';
import { showPage, type Visit } from '../../support/showPage';
import { getNotice, notices } from '../../support/notices';

const show = async (as: PersonKey, arrange?: Visit['arrange']) => {
  const { application } = await showPage('payments', PaymentsPresenter, { as, arrange });
  return application;
};

const press = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flushPromises);
};

it('PY-01 expands and collapses the payments of a subscription by keyboard', async () => {
  await show('payer');
  const table = screen.getByRole('table', { name: 'Subscriptions' });
  const toggle = within(table).getByRole('button', { name: '1 month of game time' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(details).not.toBeVisible();
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  await act(flushPromises);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const payments = screen.getByRole('table', { name: 'Payments of this subscription' });
  expect(within(payments).getAllByRole('row')).toHaveLength(26);
  expect(payments).toHaveTextContent('7.49');
  expect(screen.getByText('These prices include your discount from October 2024.')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(details).not.toBeVisible();
});

it('PY-01 labels provider 0 as the card and any other provider as the store', async () => {
  await show('payer');
  const [, card, , store] = within(screen.getByRole('table', { name: 'Subscriptions' })).getAllByRole('row', {
    hidden: true,
  });
  expect(card).toHaveTextContent(/Card.*Active/);
  expect(store).toHaveTextContent(/Steam.*Canceled/);
});

it('PY-02 cancels after confirmation, focuses the result, then offers the survey', async () => {
  await show('payer');
  await press('Cancel subscription');
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/Ends on .*2026, no further charge\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
  await act(flushPromises);
  expect(screen.queryByRole('dialog')).toBeNull();
  const outcome = getNotice('success');
  expect(outcome).toHaveTextContent('Your subscription is canceled');
  expect(outcome).toHaveTextContent(/Ends on .*2026, no further charge\./);
  expect(screen.queryByText(/Next charge on/)).toBeNull();
  expect(document.getElementById('subscription-outcome')).toHaveFocus();
  const survey = within(outcome).getByRole('link', { name: 'Open the survey' });
  expect(survey).toHaveAttribute('target', '_blank');
  expect(survey).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  ['1 month', 'Until that day you can renew it on this page.'],
  ['3 months', 'You can’t undo this: only 1-month subscriptions can be renewed.'],
])(
  'PY-02 the cancel dialog for a %s plan shows whether the plan can be renewed',
  async (productName, reported) => {
    await show('payer', ({ backend }) => {
      const [subscription] = backend.person('payer').subscriptions ?? [];
      Object.assign(subscription ?? {}, { productName });
    });
    await press('Cancel subscription');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(reported);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    await act(flushPromises);
    const canRenew = screen.queryByRole('button', { name: 'Renew subscription' }) !== null;
    expect(canRenew).toBe(productName === '1 month');
  },
);

it('PY-02 dismissing the cancel dialog changes nothing', async () => {
  await show('payer');
  await press('Cancel subscription');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep subscription' }),
  );
  await act(flushPromises);
  expect(notices('success')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toHaveFocus();
});

it('PY-02 the dialog does not claim that a cancellation without a response failed', async () => {
  const application = await show('payer');
  await press('Cancel subscription');
  const question = await screen.findByRole('dialog');
  application.backend.setNetworkCondition('offline');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
  await act(flushPromises);
  expect(getNotice('danger', question)).toHaveTextContent('We don’t know if it worked');
});

it('PY-02 renews a canceled one-month plan and focuses the result', async () => {
  await show('canceled');
  screen.getByRole('button', { name: 'Renew subscription' }).focus();
  await userEvent.keyboard('{Enter}');
  await act(flushPromises);
  expect(document.getElementById('subscription-outcome')).toHaveFocus();
  expect(getNotice('success')).toHaveTextContent('Your subscription will renew again');
  expect(getNotice('success')).toHaveTextContent(
    /Next charge on .*, to the card ending in 1111\. You can cancel/,
  );
  expect(screen.queryByRole('link', { name: 'Open the survey' })).toBeNull();
});

it('PY-02 other plans show a message about automatic renewal and a link to the shop', async () => {
  await show('lapsing');
  expect(screen.getByText(/Only 1-month subscriptions can be renewed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/buy');
  expect(screen.queryByRole('button', { name: 'Renew subscription' })).toBeNull();
});

it('PY-02 refers the player to the store to manage a purchase made there', async () => {
  await show('storeSubscriber');
  expect(screen.getByText(/^You bought this subscription on Steam/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
});

it('PY-01 shows a message to a player without subscriptions or orders', async () => {
  await show('new');
  expect(screen.getByText('Nothing renews')).toBeVisible();
  expect(screen.getByText('You haven’t ordered anything yet.')).toBeVisible();
});

it('WD-01 the history lists every order; paid orders offer a receipt', async () => {
  await show('payer');
  const history = screen.getByRole('table', { name: 'All orders' });
  const rows = within(history).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(25);
  const [started] = rows;
  expect(started).toHaveTextContent(/6 months of game time.*D81F-7C02.*Started/);
  expect(started && within(started).queryByRole('link')).toBeNull();
  const paid = rows.find((row) => row.textContent.includes('Paid'));
  const [receipt] = paid ? within(paid).getAllByRole('link') : [];
  expect(receipt).toHaveAttribute('href', expect.stringMatching(/^\/account\/payments\/[\da-f-]{36}$/));
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ more$/ }));
  await act(flushPromises);
  const added = within(history).getAllByRole('row').slice(26);
  expect(added.length).toBeGreaterThan(0);
  expect(added[0]).toHaveFocus();
  const total = 25 + added.length;
  expect(screen.getByText(`${total} of ${total} shown`)).toHaveAttribute('role', 'status');
});

const orderRow = (number: string): HTMLElement => {
  const row = screen.getByText(number, { selector: 'td > div > .payments__number' }).closest('tr');
  if (!row) throw new Error(`There is no order ${number}`);
  return row;
};

it('WD-01 the history offers a withdrawal only while the right exists, or says when it ended and why', async () => {
  await show('lapsing');
  const open = orderRow('4D9E-01B3');
  expect(open).toHaveTextContent(
    /You can withdraw until .*December.*2026, as long as you haven’t connected to the game\./,
  );
  const withdraw = within(open).getByRole('link', { name: 'Withdraw from order 4D9E-01B3' });
  expect(withdraw).toHaveAttribute('href', '/withdraw-from-contract?order=4D9E-01B3');
  expect(screen.getAllByRole('link', { name: /^Withdraw from order/ })).toEqual([withdraw]);
  expect(orderRow('C771-0A92')).toHaveTextContent(
    /Your right to withdraw ended on .*, 14 days after we confirmed your payment\./,
  );
});

it('WD-01 the history says when a withdrawal was received, by when the money comes and how it was refunded', async () => {
  await show('lapsing');
  expect(orderRow('4D9E-01B2')).toHaveTextContent(
    /Withdrawal received on .*\.Declaration 4D9E-01B2You’ll get your money back by .*2026\./,
  );
  expect(orderRow('4D9E-01B1')).toHaveTextContent(
    /Refunded.*Withdrawal received on .*26\.99 € refunded on .*2026 to the card ending in 1111\./,
  );
});

it('PY-01 the button that loads more orders keeps focus when it fails', async () => {
  const application = await show('payer');
  application.backend.setNetworkCondition('offline');
  await press(/^Show \d+ more$/);
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(retry).toHaveFocus();
  application.backend.setNetworkCondition('normal');
  await press('Try again');
  const history = screen.getByRole('table', { name: 'All orders' });
  expect(within(history).getAllByRole('row')[26]).toHaveFocus();
});

it('PY-02 shows the next charge with its amount and means of payment', async () => {
  await show('payer');
  const sentence = /^Next charge on .*2026: 7\.49.*, to the card ending in 1111\.$/;
  expect(screen.getAllByText(sentence)).toHaveLength(2);
});

it('PY-02 does not announce a charge for a subscription that does not renew', async () => {
  await show('lapsing');
  expect(screen.getAllByText(/^Ends on .*, no further charge\.$/)).toHaveLength(2);
  expect(screen.queryByText(/Next charge on/)).toBeNull();
});
