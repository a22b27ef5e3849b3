import { Configuration } from '../../../../src/application/configuration/Configuration';
import { OpenPreview } from '../../../../src/application/content/OpenPreview';
import {
  PreviewedDocuments,
  type DocumentIdentity,
} from '../../../../src/application/content/PreviewedDocuments';
import type { CallFailure } from '../../../../src/domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/Result';
import { compose } from '../../support/compose';

class OneAnswer extends PreviewedDocuments {
  asked = 0;

  constructor(private readonly answer: Result<DocumentIdentity | undefined, CallFailure>) {
    super();
  }

  async identify(): Promise<Result<DocumentIdentity | undefined, CallFailure>> {
    this.asked += 1;
    return this.answer;
  }
}

/** The fake back end's content endpoint has the origin of the site. */
const token = 'https://farstead.test/content/previews/one';

const opening = async (answer: OneAnswer, of = token) => {
  const application = await compose();
  return new OpenPreview(application.get(Configuration), answer).execute(of, 'legal_page-eula-de-de');
};

it('CT-03 a preview leads to the page of its document, in the document’s language', async () => {
  const found = new OneAnswer(
    succeed({ type: 'legal_page', uid: 'lizenzvertrag', locale: 'de-de', category: '' }),
  );
  expect(await opening(found)).toEqual(succeed('/de/rechtliches/lizenzvertrag'));
});

it('CT-03 a preview of a document that is not there leads home', async () => {
  expect(await opening(new OneAnswer(succeed(undefined)))).toEqual(succeed('/'));
});

it('CT-03 a token of another repository is refused without a request', async () => {
  const answer = new OneAnswer(succeed(undefined));
  expect(await opening(answer, 'https://elsewhere.test/content/previews/one')).toEqual(
    fail({ kind: 'foreign' }),
  );
  expect(answer.asked).toBe(0);
});

it('CT-03 reports that the content service did not answer', async () => {
  expect(await opening(new OneAnswer(fail({ kind: 'timeout' })))).toEqual(fail({ kind: 'timeout' }));
});
