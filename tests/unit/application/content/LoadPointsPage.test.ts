import english from '../../../../content/en-us/points_page/points_page.json';
import { LoadPointsPage } from '../../../../src/application/content/LoadPointsPage';
import { pointsPage } from '../../../../src/domain/content/models/pointsPage';
import { Documents } from '../../../../src/infrastructure/content/Documents';
import { blankings } from '../../support/blankings';
import { compose } from '../../support/compose';
import { EditedDocuments } from '../../support/renderedPage';

const loaded = async (data: Readonly<Record<string, unknown>>) => {
  const site = await compose();
  site.replace(Documents, new EditedDocuments({ [english.id]: data }));
  return site.get(LoadPointsPage).execute('en-us');
};

it('PT-01 title, description, button and footer come from the content', async () => {
  expect(await loaded(english.data)).toMatchObject({
    title: english.data.title,
    description: [{ kind: 'paragraph' }, { kind: 'paragraph' }],
    button: { label: english.data.button_label, href: english.data.button_address },
    footer: [{ kind: 'paragraph' }],
  });
});

it('PT-01 a button without a label, or that leads nowhere, is left out', async () => {
  expect(await loaded({ ...english.data, button_label: '' })).not.toHaveProperty('button');
  expect(await loaded({ ...english.data, button_address: 'javascript:alert(1)' })).not.toHaveProperty(
    'button',
  );
});

it('PT-01 any field may be blank', async () => {
  for (const [place, data] of blankings(pointsPage, english.data)) {
    const page = await loaded(data).catch((error: unknown) => `${place}: ${String(error)}`);
    expect(page).toBeInstanceOf(Object);
  }
});
