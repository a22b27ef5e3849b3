import { filter } from '@prismicio/client';
import { injectable } from 'inversify';
import { PreviewedDocuments, type DocumentIdentity } from '#application/content/PreviewedDocuments';
import { locales } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { PrismicRepository } from './PrismicRepository';
import { contentDocument } from './prismicFormat';
import { stripBackslashes } from './stripBackslashes';

/** Identifies previewed documents. The preview token from Prismic is the ref of the drafts. */
@injectable()
export class PrismicPreviewedDocuments extends PreviewedDocuments {
  constructor(private readonly repository: PrismicRepository) {
    super();
  }

  async identify(
    token: string,
    documentId: string,
  ): Promise<Result<DocumentIdentity | undefined, CallFailure>> {
    const answer = await this.repository.requestPreview((client) =>
      client.get({
        ref: token,
        lang: '*',
        filters: [filter.at('document.id', stripBackslashes(documentId))],
      }),
    );
    if (!answer.ok) return answer;
    const document = contentDocument(answer.value.results[0]);
    const locale = locales.find((known) => known === document?.lang);
    if (!document || !locale) return succeed(undefined);
    const { type, uid, data } = document;
    return succeed({ type, uid, locale, category: typeof data.category === 'string' ? data.category : '' });
  }
}
