import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { KnownSales, type KnownSale } from '../../../../../src/application/commerce/KnownSales';
import type { Locale } from '../../../../../src/domain/language/Locale';
import { BuyPresenter } from '../../../../../src/ui/commerce/shop/BuyPresenter';
import { BuyView } from '../../../../../src/ui/commerce/shop/BuyView';
import { Translations } from '../../../../../src/ui/content/Translations';
import { LoadedPresenter } from '../../../../../src/ui/usePresenter';
import { blankPages, compose } from '../../../support/compose';
import { inContainer } from '../../../support/inContainer';
import { founders } from '../../../support/purchases';
import { settled } from '../../../support/settled';
import { viewLocales } from '../../../support/viewLocales';

/** The shop with a sale embedded in the page: on the web server or in the browser. */
const shop = async (locale: Locale, change: Partial<KnownSale>) => {
  const application = await compose({ pages: { ...blankPages, buyConfirm: blankPages.home } });
  const { products, ...campaign } = founders(application);
  const known = { kind: 'open', campaign, products, ...change } as KnownSale;
  application.replace(KnownSales, { find: async () => JSON.parse(JSON.stringify(known)) as KnownSale });
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.need(['buy', 'waiting']);
  const buy = application.get(BuyPresenter);
  await buy.load();
  const InContainer = inContainer(application);
  const view = (
    <InContainer>
      <MemoryRouter>
        <LoadedPresenter presenter={buy}>
          <BuyView />
        </LoadedPresenter>
      </MemoryRouter>
    </InContainer>
  );
  return { application, buy, view };
};

const takeOver = async (locale: Locale, change: Partial<KnownSale> = {}) => {
  const onHost = await shop(locale, change);
  const place = document.createElement('div');
  place.innerHTML = renderToString(onHost.view);
  document.body.replaceChildren(place);
  const rendered = place.innerHTML;
  const { buy, view, application } = await shop(locale, change);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(place, view, { onRecoverableError }));
  return { application, buy, place, rendered, onRecoverableError };
};

describe.each(viewLocales)('in %s', (locale) => {
  it.each<readonly [string, Partial<KnownSale>]>([
    ['open', {}],
    ['confirmed long ago', { since: '2026-11-20T12:00Z' }],
    ['sold out', { campaign: { id: 'c', name: 'founders', consumed: 5, limit: 5 } }],
    ['closed', { kind: 'closed' }],
  ])('BU-01 the application takes over a page of a shop that is %s as it is', async (_, change) => {
    const { place, rendered, onRecoverableError } = await takeOver(locale, change);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(place.innerHTML).toBe(rendered);
    // The content security policy blocks inline styles.
    expect(rendered).not.toMatch(/data-live|k-skeleton| style=/);
  });
});

it('BU-06 a pack that is chosen before the API has answered is taken at the price that is shown', async () => {
  const { application, buy } = await takeOver('en-us');
  await act(async () => {
    buy.shown();
    screen.getByRole('button', { name: 'Choose 6 months' }).click();
    await settled();
  });
  expect(application.navigator.path).toBe('/buy/confirm');
  expect(application.purchases.read()?.selection.total).toEqual({ cents: 4499, currency: 'USD' });
});

it('BU-07 prices that cannot be refreshed stay, and say so, until a retry succeeds', async () => {
  const { application, buy } = await takeOver('en-us');
  application.world.changeWeather('offline');
  await act(async () => {
    buy.shown();
    await settled();
  });
  const notice = screen.getByText(/^These prices could not be checked/);
  expect(screen.getByRole('button', { name: 'Choose 6 months' })).toBeEnabled();
  application.world.changeWeather('normal');
  await act(async () => {
    within(notice.closest('.buy-plans__notice') as HTMLElement)
      .getByRole('button')
      .click();
    await settled();
  });
  expect(notice).not.toBeInTheDocument();
});
