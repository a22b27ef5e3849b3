import '@testing-library/jest-dom';
import { within } from '@testing-library/react';
import { Translations } from '#ui/content/Translations';
import { pages } from '#ui/community/CreatorsView';
import { pathOf } from '#domain/navigation/pagePaths';
import { documentAt } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { EditedDocuments, renderPage } from '../../support/renderPage';
import { dataOf, renderServedPage } from './renderServedPage';
import { viewLocales } from '../../support/viewLocales';

interface Creators {
  readonly why_title: string;
  readonly perks_title: string;
  readonly perks_items: readonly { readonly title: string }[];
  readonly rules_items: readonly object[];
  readonly apply_button: string;
  readonly faq: readonly {
    readonly question: string;
    readonly answer: readonly { readonly text: string }[];
  }[];
}

it.each(viewLocales)(
  'CR-01 the served page contains the reasons, perks and questions (%s)',
  async (locale) => {
    const data = dataOf('creators_page', locale) as unknown as Creators;
    const main = within(await renderServedPage(pathOf('contentCreators', locale)));
    expect(main.getByRole('region', { name: data.why_title })).toBeInTheDocument();
    const perks = within(main.getByRole('region', { name: data.perks_title }));
    expect(perks.getAllByRole('listitem')).toHaveLength(data.perks_items.length);
    for (const { title } of data.perks_items)
      expect(perks.getByRole('heading', { name: title })).toBeVisible();
    const questions = [...document.querySelectorAll('main details')];
    expect(questions.map((details) => details.querySelector('summary')?.textContent)).toEqual(
      data.faq.map(({ question }) => question),
    );
    expect(questions[0]).toHaveTextContent(data.faq[0]?.answer[0]?.text ?? 'none');
  },
);

it.each(viewLocales)(
  'CR-01 SH-14 the link to the creators site opens the confirmation page (%s)',
  async (locale) => {
    const { apply_button: button } = dataOf('creators_page', locale) as unknown as Creators;
    const main = within(await renderServedPage(pathOf('contentCreators', locale)));
    const links = main.getAllByRole('link', { name: button });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', pathOf('externalLink', locale));
  },
);

it('CR-01 includes the questions in the page head for search engines', async () => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const presenter = pages.contentCreators.Presenter && application.get(pages.contentCreators.Presenter);
  expect(presenter?.head).toEqual({});
  await presenter?.load?.({ params: {}, query: new URLSearchParams() });
  const { faq } = dataOf('creators_page') as unknown as Creators;
  expect(presenter?.head?.questions).toEqual(
    faq.map(({ question, answer }) => ({ question, answer: answer[0]?.text })),
  );
});

it('CR-01 does not show a button when no site is listed', async () => {
  const sites = documentAt('en-us', 'outside_sites/outside_sites.json');
  const documents = new EditedDocuments({ [sites.id]: { sites: [] } });
  const { html } = await renderPage('/content-creators', { documents });
  expect(html).not.toContain('/external-link');
  expect(html).toContain('Ten minutes, three links');
});

it('CR-01 omits sections without entries and shows a fallback icon for an unknown icon name', async () => {
  const edit = {
    why_title: 'Why',
    why_text: [],
    why_points: [],
    perks_items: [{ icon: 'unheard-of', title: 'A medal', text: '' }],
    rules_items: [{}],
    faq: [{ question: 'Without an answer?', answer: [] }],
  };
  const main = within(await renderServedPage('/content-creators', { type: 'creators_page', edit }));
  expect(main.queryByRole('heading', { name: 'Why' })).toBeNull();
  expect(main.getByRole('heading', { name: 'A medal' }).closest('li')?.querySelector('svg')).not.toBeNull();
  expect(document.querySelector('main details')).toBeNull();
  expect(document.querySelector('main ol')).toBeNull();
});
