import { within } from '@testing-library/react';
import { ConfirmPresenter } from '#ui/commerce/confirm/ConfirmPresenter';
import { choosePlan } from '#tests/unit/support/purchases';
import { renderPage } from '#tests/unit/support/renderPage';
import { showPage } from '#tests/unit/support/showPage';
import { viewLocales } from '#tests/unit/support/viewLocales';
import { pathOf } from '#domain/navigation/pagePaths';

const sentences = {
  'en-us': 'One payment, no renewal.',
  'fr-fr': 'Paiement unique. Sans renouvellement.',
  'de-de': 'Einmalige Zahlung. Verlängert sich nicht.',
};

describe.each(viewLocales)('in %s', (locale) => {
  const sentence = sentences[locale];

  it('BU-02 BU-08 the shop says that packs and MyDU do not renew', async () => {
    document.body.innerHTML = (await renderPage(pathOf('buy', locale))).html;
    expect(within(document.body).getAllByText(sentence)).toHaveLength(2);
  });

  it('CF-02 the confirmation page says that the order does not renew', async () => {
    const { container } = await showPage('buyConfirm', ConfirmPresenter, {
      locale,
      arrange: (application) => choosePlan(application),
    });
    expect(container.querySelector('.plan-summary')?.textContent).toContain(sentence);
  });
});
