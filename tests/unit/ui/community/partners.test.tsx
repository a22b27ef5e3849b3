import '@testing-library/jest-dom';
import { within } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { pathOf } from '#domain/navigation/pagePaths';
import { dataOf, renderServedPage } from './renderServedPage';
import { viewLocales } from '../../support/viewLocales';

interface Partner {
  readonly partner_name: string;
  readonly partner_link: string;
  readonly image: { readonly url: string };
}

interface Category {
  readonly primary: { readonly category_name: string; readonly items: readonly Partner[] };
}

const categoriesIn = (locale: Parameters<typeof dataOf>[1]): readonly Category['primary'][] =>
  (dataOf('partners_page', locale).body as readonly Category[]).map(({ primary }) => primary);

it.each(viewLocales)(
  'PA-01 lists the partners by category, each with its logo and link (%s)',
  async (locale) => {
    const main = within(await renderServedPage(pathOf('partners', locale)));
    const categories = categoriesIn(locale);
    expect(categories.length).toBeGreaterThanOrEqual(4);
    expect(categories.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(12);
    for (const { category_name: name, items } of categories) {
      const heading = main.getByRole('heading', { level: 2, name });
      const list = within(within(heading.closest('section') ?? heading).getByRole('list'));
      expect(list.getAllByRole('listitem')).toHaveLength(items.length);
      for (const { partner_name: partner, partner_link: href, image } of items) {
        const link = list.getByRole('link', { name: new RegExp(partner) });
        expect(link).toHaveAttribute('href', href);
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        expect(within(link).getByRole('img')).toHaveAttribute('src', image.url);
        expect(existsSync(`public${image.url}`)).toBe(true);
      }
    }
  },
);

const category = (name: string | null, items: readonly object[]) => ({
  slice_type: 'partner_category',
  primary: { category_name: name, items },
});

const renderPartners = async (...body: readonly object[]) =>
  within(await renderServedPage('/partners', { type: 'partners_page', edit: { body } }));

it.each([
  ['no link', undefined],
  ['an empty link', ''],
  ['a script', 'javascript:alert(1)'],
  ['a hidden script', ' java\tscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a password before the host', 'https://farstead.test@evil.test/'],
  ['no encryption', 'http://plain.test/'],
])('PA-01 shows a partner whose link is %s without a link', async (_, link) => {
  const main = await renderPartners(category('Gear', [{ partner_name: 'Drifter', partner_link: link }]));
  expect(main.getByText('Drifter')).toBeVisible();
  expect(main.getByText('Drifter').closest('a')).toBeNull();
  expect(document.querySelector('main .is-linked')).toBeNull();
});

it('PA-01 shows the initial of a partner without an image', async () => {
  const main = await renderPartners(
    category('Gear', [{ partner_name: 'Örtlich', partner_link: 'https://oertlich.test/', image: {} }]),
  );
  const link = main.getByRole('link', { name: 'Örtlich' });
  expect(link).toHaveTextContent(/^ÖÖrtlich$/);
  expect(within(link).queryByRole('img')).toBeNull();
});

it('PA-01 omits a category without items but not a category without a name', async () => {
  const main = await renderPartners(
    category('Nobody yet', []),
    category('Nothing in it', [{ partner_name: '' }, { partner_link: 'https://nameless.test/' }]),
    category(null, [{ partner_name: 'Unsorted' }]),
    { slice_type: 'unheard_of', primary: { title: 'Later' } },
  );
  const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Do you make something for players?']);
  expect(main.getByText('Unsorted')).toBeVisible();
});

it('PA-01 renders a page without partners', async () => {
  const main = await renderPartners();
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('The people around the game');
  expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});
