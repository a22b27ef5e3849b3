import '@testing-library/jest-dom';
import { renderPage } from '../../support/renderPage';
import { textsOf } from '../../infrastructure/content/contentFiles';

const endsFor = async (as: 'subscriber' | 'twoFactor') => {
  document.body.innerHTML = (await renderPage('/de/konto/produkte', { as })).html;
  const box = document.querySelector('[aria-labelledby="mydu-title"]');
  return [...(box?.querySelectorAll('dd') ?? [])];
};

const atOnce = textsOf('de-de', 'texts/productsMyDU.json').get('.entries:atOnce') ?? 'missing';

it('PD-03 shows the date on which game time would end', async () => {
  const [now, afterwards] = await endsFor('subscriber');
  expect(now).toHaveTextContent('20. Februar 2027');
  expect(afterwards).toHaveTextContent('22. November 2026');
});

it('PD-03 does not show a date in the past when game time would end immediately', async () => {
  const [now, afterwards] = await endsFor('twoFactor');
  expect(now).toHaveTextContent('20. Dezember 2026');
  expect(afterwards).toHaveTextContent(atOnce);
});
