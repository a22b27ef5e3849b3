import { render } from '@testing-library/react';
import { Documents } from '#infrastructure/content/Documents';
import { group, model, slice, slices, text } from '#domain/content/model/fields';
import type { ContentOf } from '#domain/content/model/Field';
import { meta } from '#domain/content/models/metaFields';
import { contentPage } from '#ui/content/contentPage';
import { Slices } from '#ui/content/Slices';
import { Translations } from '#ui/content/Translations';
import { ContainerProvider, PagePresenterProvider } from '#ui/usePresenter';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const partners = model(
  'partners',
  {
    meta,
    intro: group({ title: text() }),
    body: slices({ note: slice({ text: text() }, { needs: ['text'] }), box: slice({ title: text() }) }),
  },
  { uid: 'Name' },
);

type Partners = ContentOf<typeof partners>;

const View = ({ content: { intro, body } }: { readonly content: Partners }) => (
  <>
    <h1>{intro.title}</h1>
    <Slices
      slices={body}
      views={{ note: (note) => <p>{note.text}</p>, box: (box) => <h2>{box.title}</h2> }}
    />
  </>
);

const renderPage = async (documents: ScriptedDocuments) => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  application.replace(Documents, documents);
  const page = contentPage({ model: partners, uid: 'partners', View, texts: ['home'] });
  const presenter = page.Presenter && application.get(page.Presenter);
  await presenter?.load?.({ params: {}, query: new URLSearchParams() });
  const { container } = render(
    <ContainerProvider container={application.container}>
      <PagePresenterProvider presenter={presenter}>
        <page.View />
      </PagePresenterProvider>
    </ContainerProvider>,
  );
  return { page, head: presenter?.head, html: container.innerHTML };
};

it('CT-01 builds a content page from its definition and its view', async () => {
  const data = {
    meta_title: 'Partners',
    intro_title: 'Who we work with',
    body: [
      { slice_type: 'box', primary: { title: 'First' } },
      { slice_type: 'note', primary: {} },
      { slice_type: 'note', primary: { text: 'Then' } },
      { slice_type: 'unheard_of', primary: { text: 'Never' } },
    ],
  };
  const { page, head, html } = await renderPage(
    new ScriptedDocuments([document('partners', data, { uid: 'partners' })]),
  );
  expect(page).toMatchObject({ hasContentOnly: true, texts: ['home'] });
  expect(head).toEqual({ title: 'Partners', description: '' });
  expect(html).toBe('<h1>Who we work with</h1><h2>First</h2><p>Then</p>');
});

it('CT-01 renders a content page even when no content can be loaded', async () => {
  const { head, html } = await renderPage(new ScriptedDocuments({ kind: 'offline' }));
  expect(head).toEqual({ title: '', description: '' });
  expect(html).toBe('<h1></h1>');
});
