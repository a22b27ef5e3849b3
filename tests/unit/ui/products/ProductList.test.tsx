import { within } from '@testing-library/react';
import { renderPage } from '../../support/renderPage';

const rings = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.product-row [role="img"]')].map((ring) => ring.getAttribute('aria-label'));

it('PD-01 shows the remaining time as rings', async () => {
  document.body.innerHTML = (await renderPage('/account/products', { as: 'subscriber' })).html;
  expect(rings()).toEqual(['92 days left']);
  document.body.innerHTML = (await renderPage('/account/products', { as: 'ending' })).html;
  expect(rings()).toEqual(['20 hours left']);
  document.body.innerHTML = (await renderPage('/de/konto/produkte', { as: 'expired' })).html;
  expect(rings()).toEqual(['Vorbei']);
  document.body.innerHTML = (await renderPage('/fr/compte/produits', { as: 'backer' })).html;
  expect(rings()).toEqual(['Sans date de fin', 'Sans date de fin', 'Sans date de fin']);
});

it('PD-01 invites a player without products to buy or to redeem a code', async () => {
  document.body.innerHTML = (await renderPage('/account/products', { as: 'new' })).html;
  const nothing = within(document.querySelector<HTMLElement>('.no-products') ?? document.body);
  expect(nothing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/buy',
    '/account/products#redeem-title',
  ]);
  expect(document.getElementById('redeem-title')).not.toBeNull();
});
