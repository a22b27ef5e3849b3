import english from '#content/en-us/points_page/points_page.json';
import { LoadPointsPage } from '#application/points/LoadPointsPage';
import { pointsPage } from '#domain/content/models/pointsPage';
import { Documents } from '#infrastructure/content/Documents';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { EditedDocuments } from '../../support/renderPage';

const loadPage = async (data: Readonly<Record<string, unknown>>) => {
  const site = await compose();
  site.replace(Documents, new EditedDocuments({ [english.id]: data }));
  return site.get(LoadPointsPage).execute('en-us');
};

it('PT-01 reads the title, description, button and footer from the content', async () => {
  expect(await loadPage(english.data)).toMatchObject({
    title: english.data.title,
    description: [{ kind: 'paragraph' }, { kind: 'paragraph' }],
    button: { label: english.data.button_label, href: english.data.button_address },
    footer: [{ kind: 'paragraph' }],
  });
});

it('PT-01 omits a button without a label or a valid target', async () => {
  expect(await loadPage({ ...english.data, button_label: '' })).not.toHaveProperty('button');
  expect(await loadPage({ ...english.data, button_address: 'javascript:alert(1)' })).not.toHaveProperty(
    'button',
  );
});

it('PT-01 accepts blank values for any field', async () => {
  for (const [place, data] of blankCases(pointsPage, english.data)) {
    const page = await loadPage(data).catch((error: unknown) => `${place}: ${String(error)}`);
    expect(page).toBeInstanceOf(Object);
  }
});
