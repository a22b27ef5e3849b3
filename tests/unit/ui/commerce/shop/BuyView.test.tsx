import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Session } from '#application/session/Session';
import { BuyPresenter } from '#ui/commerce/shop/BuyPresenter';
import { showPage, type Visit } from '#tests/unit/support/showPage';
import type { Application } from '#tests/unit/support/compose';
import { findNotice } from '#tests/unit/support/notices';

const open = (arrange?: Visit['arrange']) => showPage('buy', BuyPresenter, { arrange });

const founders = ({ backend }: Application) =>
  backend.campaigns.find(({ name }) => name === 'founders') as (typeof backend.campaigns)[number];

const card = (name: string): HTMLElement => {
  const heading = screen.getByRole('heading', { name: name.replace(/(?<=^\d+) /, '\u00a0'), level: 3 });
  const found = heading.closest('li');
  if (!found) throw new Error(`${name} has no card`);
  return found;
};

it('BU-02 a card shows its size and texts before its prices', async () => {
  const { application } = await open(({ backend }) => backend.setNetworkCondition('slow'));
  expect(within(card('6 months')).getByText('Our pick')).toBeVisible();
  expect(within(card('6 months')).getByRole('button', { name: 'Choose 6 months' })).toBeDisabled();
  expect(screen.getByText('Loading prices')).toHaveAttribute('role', 'status');
  expect(screen.getAllByText('Memory')).toHaveLength(2);
  application.backend.setNetworkCondition('normal');
  act(() => application.clock.advance(3000));
  expect(await within(card('6 months')).findByText('8.00 €')).toBeVisible();
});

it('BU-02 BU-03 shows monthly prices, totals and savings in the chosen currency', async () => {
  await open();
  const best = card('6 months');
  expect(await within(best).findByText('8.00 €')).toBeVisible();
  expect(best).toHaveTextContent('47.99 € in total');
  expect(best).toHaveTextContent('You save 11.95 €');
  expect(card('1 month')).not.toHaveTextContent('You save');
  await userEvent.click(screen.getByRole('radio', { name: 'US dollar' }));
  expect(best).toHaveTextContent('US$7.50 per month');
  expect(best).toHaveTextContent('US$44.99 in total');
});

it.each([
  ['backer', 'You have lifetime access', 'You already have an account, so your months add up'],
  ['subscriber', 'You already have an account, so your months add up', 'You have lifetime access'],
] as const)('BU-05 shows %s the effect of more game time', async (person, notified, other) => {
  const { application } = await open();
  await act(() => application.get(Session).begin(application.tokensOf(person)));
  expect(await screen.findByText(notified)).toBeVisible();
  expect(screen.queryByText(other)).toBeNull();
});

it('CK-03 players who own the game in the store see its prices without a currency choice', async () => {
  const { application } = await open();
  await act(() => application.get(Session).begin(application.tokensOf('steam')));
  const best = card('6 months');
  expect(await within(best).findByText('US$44.99 in total')).toBeVisible();
  expect(screen.getByText('You pay on Steam')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(within(best).getByRole('button', { name: 'Choose 6 months' }));
  expect(application.analytics.commerceEvents).toMatchObject([
    { kind: 'select_item', currency: 'USD', items: [{ price: 44.99 }] },
    { kind: 'add_to_cart', currency: 'USD', items: [{ price: 44.99 }] },
  ]);
});

it('BU-01 the logo on each plan shows its number of months', async () => {
  await open();
  const lit = ['1 month', '3 months', '6 months', '12 months'].map(
    (name) => card(name).querySelectorAll('svg .is-lit').length,
  );
  expect(lit).toEqual([1, 3, 6, 12]);
});

it('BU-04 a limited campaign shows the share sold until the banner is dismissed', async () => {
  await open();
  const banner = await screen.findByRole('region', { name: 'Packs sold so far' });
  expect(within(banner).getByRole('progressbar', { name: 'Founder packs' })).toHaveAttribute(
    'aria-valuetext',
    '62% sold',
  );
  await userEvent.click(within(banner).getByRole('button', { name: 'Close this notice' }));
  expect(banner).not.toBeInTheDocument();
});

it('BU-04 disables sold-out packs but not MyDU', async () => {
  await open((application) => Object.assign(founders(application), { consumed: 500, limit: 500 }));
  const soon = await screen.findAllByRole('button', { name: 'Available soon' });
  expect(soon).toHaveLength(4);
  for (const button of soon) expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Buy myDU' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
});

it('BU-07 a failure replaces only the packs, not the rest of the page', async () => {
  await open(({ backend }) => backend.setNetworkCondition('failing'));
  expect(await findNotice('danger')).toHaveTextContent('An error occured. Please refresh the page.');
  expect(screen.queryByRole('heading', { name: '6\u00a0months' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Before you buy' })).toBeVisible();
});

it('BU-08 shows MyDU’s discount price next to its full price', async () => {
  await open();
  const offer = (await screen.findByText('74.99 €')).closest('section');
  expect(offer).toHaveTextContent('instead of 99.99 €');
  expect(offer).toHaveTextContent('−25%');
});

it('BU-04 WL-01 a visitor can join the waiting list after dismissing the sold-out banner', async () => {
  await open((application) => Object.assign(founders(application), { consumed: 500, limit: 500 }));
  const banner = await screen.findByRole('region', { name: 'Packs sold so far' });
  await userEvent.click(within(banner).getByRole('button', { name: 'Close this notice' }));
  expect(banner).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('BU-01 D-02 shows free months, and a pack whose name contains no number of months', async () => {
  await open((application) => {
    const [first, second] = founders(application).products;
    Object.assign(first ?? {}, { name: 'Starter pack' });
    Object.assign(second ?? {}, { freeMonths: 2 });
  });
  expect(await screen.findByText('Plus 2 months free')).toBeVisible();
  expect(card('Starter pack')).not.toHaveTextContent('per month');
});

it('BU-05 offers the new-account trial to visitors but not to players', async () => {
  const { application } = await open();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await act(() => application.get(Session).begin(application.tokensOf('new')));
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});
