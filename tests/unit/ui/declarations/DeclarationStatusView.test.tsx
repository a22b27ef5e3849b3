import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Declarations, type DeclarationStatusRejection } from '#application/declarations/Declarations';
import { Session } from '#application/session/Session';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type { DeclarationStatus } from '#domain/declarations/Declaration';
import { fail, succeed } from '#domain/shared/Result';
import { DeclarationStatusPresenter } from '#ui/declarations/DeclarationStatusPresenter';
import { flushPromises } from '../../support/flushPromises';
import { findNotice } from '../../support/notices';
import { showPage } from '../../support/showPage';

const withdrawal: DeclarationStatus = {
  id: '3f2a91bc-0000-4000-8000-000000000000',
  kind: 'withdrawal',
  receivedAt: new Date(2026, 10, 22, 14, 30),
};

const order: PlacedOrder = {
  id: '3f2a91bc-0000-4000-8000-000000000000',
  status: 'paid',
  orderedAt: new Date(2026, 10, 20),
  paidAt: new Date(2026, 10, 20),
  amount: { cents: 2499, currency: 'EUR' },
  lines: [{ productId: 'gametime-3', name: '3 months of game time', quantity: 1, gameTime: 3 }],
};

const look = async (answer: DeclarationStatus | DeclarationStatusRejection, placed?: PlacedOrder) => {
  const isStatus = 'id' in answer;
  const findStatus = jest.fn(async () => (isStatus ? succeed(answer) : fail(answer)));
  const findOrder = jest.fn(async () =>
    placed ? succeed(placed) : fail({ kind: 'unknown-declaration' } as const),
  );
  await showPage('declarationStatus', DeclarationStatusPresenter, {
    query: 'number=3F2A-91BC',
    arrange: (opened) =>
      opened.replace(Declarations, { withdraw: jest.fn(), cancel: jest.fn(), findStatus, findOrder }),
  });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@farstead.test');
  await userEvent.click(screen.getByRole('button', { name: 'Show status' }));
  await act(flushPromises);
  return findStatus;
};

it.each<[string, Partial<DeclarationStatus>, RegExp]>([
  ['when the money comes', {}, /you’ll get your money back by .*December.*2026\./],
  [
    'when, how much and how it was refunded',
    {
      refund: {
        amount: { cents: 2999, currency: 'EUR' },
        refundedAt: new Date(2026, 10, 25),
        cardLastFour: '1111',
      },
    },
    /^29\.99 € refunded on .*November.*2026 to the card ending in 1111\.$/,
  ],
  [
    'a refund to an unknown card on an unknown day',
    { refund: { amount: { cents: 2999, currency: 'EUR' } } },
    /^29\.99 € refunded, the way you paid\.$/,
  ],
  [
    'when a canceled contract ends',
    { kind: 'cancellation', effectiveAt: new Date(2026, 11, 24) },
    /^Ends on .*December.*2026, no further charge\.$/,
  ],
  ['that the end of a contract is not known yet', { kind: 'cancellation' }, /^We’ll look up your contract/],
])('WD-01 the state of a declaration shows %s', async (_, more, text) => {
  const findStatus = await look({ ...withdrawal, ...more });
  expect(findStatus).toHaveBeenCalledWith({ number: '3F2A-91BC', email: 'ada@farstead.test' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByText(text)).toBeVisible();
});

it('WD-01 looking up an order shows its product, price, status and available actions', async () => {
  await look({ kind: 'unknown-declaration' }, { ...order, paidAt: new Date() });
  expect(screen.getByRole('heading', { level: 2, name: /Your order 3F2A.+91BC/ })).toHaveFocus();
  expect(screen.getByText(/^3 months of game time, bought on /)).toBeVisible();
  expect(screen.getByText('Paid · 24.99 €')).toBeVisible();
  expect(screen.getByText(/^You can withdraw until /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
    'href',
    '/withdraw-from-contract?order=3F2A-91BC',
  );
  expect(screen.getByRole('link', { name: /activation link/ })).toHaveAttribute(
    'href',
    '/resend-confirmation',
  );
});

it('WD-01 a refunded order shows its refund and offers no withdrawal', async () => {
  await look(
    { kind: 'unknown-declaration' },
    { ...order, status: 'refunded', refundedAt: new Date(2026, 10, 25), cardLastFour: '1111' },
  );
  expect(screen.getByText(/^24.99 € refunded on .* to the card ending in 1111\.$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});

it('WD-01 an unknown pair of number and email is reported next to the number', async () => {
  await look({ kind: 'unknown-declaration' });
  const field = screen.getByLabelText('Order or declaration number');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    /We couldn’t find an order or declaration with this number and email address/,
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('WD-01 a failed look-up says what to do, and keeps what was entered', async () => {
  await look({ kind: 'too-many-requests', retryAfterSeconds: 60 });
  expect(await findNotice('danger')).toHaveTextContent('Too many attempts. Try again in 60 seconds.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@farstead.test');
});

it('WD-01 the email of a player is filled in once the session has started', async () => {
  const { application } = await showPage('declarationStatus', DeclarationStatusPresenter, {
    as: 'lapsing',
    isSessionStarted: false,
  });
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await act(() => application.get(Session).start());
  expect(screen.getByLabelText('Email')).toHaveValue('lapsing@farstead.test');
});
