import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { Locale } from '#domain/language/Locale';
import { BuyPresenter } from '#ui/commerce/shop/BuyPresenter';
import { BuyView } from '#ui/commerce/shop/BuyView';
import { PagePresenterProvider } from '#ui/usePresenter';
import { blankPages, compose } from '#tests/unit/support/compose';
import { loadTexts } from '#tests/unit/support/loadTexts';
import { createWrapper } from '#tests/unit/support/createWrapper';
import { foundersCampaign } from '#tests/unit/support/purchases';
import { flushPromises } from '#tests/unit/support/flushPromises';
import { viewLocales } from '#tests/unit/support/viewLocales';

/** The shop with a sale embedded in the page: on the web server or in the browser. */
const setUpShop = async (locale: Locale, change: object) => {
  const application = await compose({ pages: { ...blankPages, buyConfirm: blankPages.home } });
  const { products, ...campaign } = foundersCampaign(application);
  const known = { kind: 'open', campaign, products, country: 'DE', ...change } as SaleSnapshot;
  application.replace(PrerenderedSale, {
    find: async () => JSON.parse(JSON.stringify(known)) as SaleSnapshot,
    findMonthlyPrice: async () => undefined,
  });
  await loadTexts(application, locale, ['shop', 'shopWaitingList']);
  const buy = application.get(BuyPresenter);
  await buy.load();
  const InContainer = createWrapper(application);
  const view = (
    <InContainer>
      <MemoryRouter>
        <PagePresenterProvider presenter={buy}>
          <BuyView />
        </PagePresenterProvider>
      </MemoryRouter>
    </InContainer>
  );
  return { application, buy, view };
};

const hydrateShop = async (locale: Locale, change: object = {}) => {
  const onHost = await setUpShop(locale, change);
  const place = document.createElement('div');
  place.innerHTML = renderToString(onHost.view);
  document.body.replaceChildren(place);
  const rendered = place.innerHTML;
  const { buy, view, application } = await setUpShop(locale, change);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(place, view, { onRecoverableError }));
  return { application, buy, place, rendered, onRecoverableError };
};

describe.each(viewLocales)('in %s', (locale) => {
  it.each<readonly [string, object]>([
    ['open', {}],
    ['confirmed long ago', { since: '2026-11-20T12:00Z' }],
    ['sold out', { campaign: { id: 'c', name: 'founders', consumed: 5, limit: 5 } }],
    ['closed', { kind: 'closed' }],
  ])('BU-01 hydration does not change the page of a shop that is %s', async (_, change) => {
    const { place, rendered, onRecoverableError } = await hydrateShop(locale, change);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(place.innerHTML).toBe(rendered);
    // The content security policy blocks inline styles.
    expect(rendered).not.toMatch(/data-live|k-skeleton| style=/);
  });

  it('BU-03 a page for an unknown country shows prices only without JavaScript', async () => {
    const { place, rendered, onRecoverableError } = await hydrateShop(locale, { country: undefined });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(place.innerHTML).toBe(rendered);
    expect(rendered).toMatch(/data-live/);
    const withScript = document.createElement('div');
    withScript.innerHTML = rendered;
    for (const element of withScript.querySelectorAll('noscript')) element.remove();
    expect(withScript.querySelector('.plan')).not.toHaveTextContent(/\d[.,]\d\d/);
    expect(place.querySelector('.plan noscript')).toHaveTextContent(/US\$9[.,]99/);
    expect(place.querySelector('.buy-mydu noscript')).toHaveTextContent(/US\$/);
  });
});

it('BU-06 charges the displayed price for a pack chosen before the API responds', async () => {
  const { application, buy } = await hydrateShop('en-us');
  await act(async () => {
    buy.onShow();
    screen.getByRole('button', { name: 'Choose 6 months' }).click();
    await flushPromises();
  });
  expect(application.navigator.path).toBe('/buy/confirm');
  expect(application.purchases.read()?.selection.total).toEqual({ cents: 4799, currency: 'EUR' });
});

it('BU-07 shows prices that cannot be refreshed with a notice until a retry succeeds', async () => {
  const { application, buy } = await hydrateShop('en-us');
  application.backend.setNetworkCondition('offline');
  await act(async () => {
    buy.onShow();
    await flushPromises();
  });
  const notice = screen.getByText(/^These prices couldn’t be checked/);
  expect(screen.getByRole('button', { name: 'Choose 6 months' })).toBeEnabled();
  application.backend.setNetworkCondition('normal');
  await act(async () => {
    within(notice.closest('.buy-plans__notice') as HTMLElement)
      .getByRole('button')
      .click();
    await flushPromises();
  });
  expect(notice).not.toBeInTheDocument();
});
