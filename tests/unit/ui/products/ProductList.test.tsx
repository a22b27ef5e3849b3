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

it('PD-01 each product says whether it renews', async () => {
  const { html } = await renderPage('/account/products', { as: 'subscriber' });
  expect(html).toMatch(/Next charge on [^<]*2027, by card\./);
  expect((await renderPage('/de/konto/produkte', { as: 'ending' })).html).toMatch(
    /Endet am [^<]*2026, keine weitere Abbuchung\./,
  );
  const { html: unlimited } = await renderPage('/account/products', { as: 'backer' });
  expect(unlimited.match(/No end date, no further charge\./g)).toHaveLength(2);
  expect(unlimited).not.toContain('Next charge on');
});
