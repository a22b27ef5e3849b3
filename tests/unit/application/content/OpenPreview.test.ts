import { Configuration } from '#application/configuration/Configuration';
import { OpenPreview } from '#application/content/OpenPreview';
import { PreviewedDocuments, type DocumentIdentity } from '#application/content/PreviewedDocuments';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { compose } from '../../support/compose';

class StubPreviewedDocuments extends PreviewedDocuments {
  calls = 0;

  constructor(private readonly answer: Result<DocumentIdentity | undefined, CallFailure>) {
    super();
  }

  async identify(): Promise<Result<DocumentIdentity | undefined, CallFailure>> {
    this.calls += 1;
    return this.answer;
  }
}

/** The fake back end's content endpoint has the origin of the site. */
const token = 'https://farstead.test/content/previews/one';

const openPreview = async (answer: StubPreviewedDocuments, of = token) => {
  const application = await compose();
  return new OpenPreview(application.get(Configuration), answer).execute(of, 'legal_page-eula-de-de');
};

it('CT-03 a preview opens its document’s page in the document’s language', async () => {
  const found = new StubPreviewedDocuments(
    succeed({ type: 'legal_page', uid: 'lizenzvertrag', locale: 'de-de', category: '' }),
  );
  expect(await openPreview(found)).toEqual(succeed('/de/rechtliches/lizenzvertrag'));
});

it('CT-03 a preview of a missing document opens the home page', async () => {
  expect(await openPreview(new StubPreviewedDocuments(succeed(undefined)))).toEqual(succeed('/'));
});

it('CT-03 rejects a token from another repository without sending a request', async () => {
  const answer = new StubPreviewedDocuments(succeed(undefined));
  expect(await openPreview(answer, 'https://elsewhere.test/content/previews/one')).toEqual(
    fail({ kind: 'foreign' }),
  );
  expect(answer.calls).toBe(0);
});

it.each([404, 410])('CT-03 rejects a preview that the content service answers with %s', async (status) => {
  expect(await openPreview(new StubPreviewedDocuments(fail({ kind: 'server', status })))).toEqual(
    fail({ kind: 'foreign' }),
  );
});

it('CT-03 reports that the content service did not respond', async () => {
  expect(await openPreview(new StubPreviewedDocuments(fail({ kind: 'timeout' })))).toEqual(
    fail({ kind: 'timeout' }),
  );
});
