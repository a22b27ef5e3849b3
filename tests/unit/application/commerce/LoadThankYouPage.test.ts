import english from '#content/en-us/thank_you_page/thank_you_page.json';
import { thankYouPage } from '#domain/content/models/thankYouPage';
import { Documents } from '#infrastructure/content/Documents';
import { LoadThankYouPage } from '#application/commerce/LoadThankYouPage';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { EditedDocuments } from '../../support/renderPage';

const loadPage = async (data: Readonly<Record<string, unknown>>) => {
  const site = await compose();
  site.replace(Documents, new EditedDocuments({ [english.id]: data }));
  return site.get(LoadThankYouPage).execute('en-us');
};

it('TY-01 returns the key mapping and the community links', async () => {
  expect(await loadPage(english.data)).toMatchObject({
    keyMapping: { file: '/downloads/farstead-key-mapping.zip', label: english.data.key_mapping_label },
    community: { links: english.data.links.map(({ label }) => ({ label })) },
    picture: { author: 'Ada Verne' },
  });
});

it('TY-01 omits links without a valid target', async () => {
  const { links, ...rest } = english.data;
  expect(
    await loadPage({ ...rest, links: [{ label: 'Chat', address: 'javascript:alert(1)' }] }),
  ).not.toHaveProperty('community');
  expect(await loadPage({ links })).toEqual({
    community: { title: '', text: '', links: links.map(({ label }) => expect.objectContaining({ label })) },
  });
  expect(await loadPage({ ...rest, key_mapping_file: { url: 'javascript:alert(1)' } })).not.toHaveProperty(
    'keyMapping',
  );
});

it('CT-01 accepts blank values for any field', async () => {
  for (const [place, data] of blankCases(thankYouPage, english.data)) {
    const page = await loadPage(data).catch((error: unknown) => `${place}: ${String(error)}`);
    expect(page).toBeInstanceOf(Object);
  }
});
