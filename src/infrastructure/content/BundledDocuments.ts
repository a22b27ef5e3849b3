import { injectable } from 'inversify';
import { everywhere, onTheirOwn } from '#content/generated/shipped';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import type { Locale } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { contentDocument } from './prismicFormat';
import { selectDocuments } from './selectDocuments';

interface Bundle {
  readonly documents: readonly unknown[];
}

type BundlesByLocale = Readonly<Record<Locale, () => Promise<Bundle>>>;

/** Each locale has one chunk for all pages, loaded with its first document. Long documents have separate chunks. */
const bundlesOf = (type: string): BundlesByLocale =>
  (onTheirOwn as Readonly<Record<string, BundlesByLocale>>)[type] ?? everywhere;

/** Copies of documents that are bundled with the release (LA-03). Also used for previews: drafts are not bundled. */
@injectable()
export class BundledDocuments extends Documents {
  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    try {
      const { documents } = await bundlesOf(query.type)[query.locale]();
      return succeed(
        selectDocuments(
          documents.flatMap((document) => contentDocument(document) ?? []),
          query,
        ),
      );
    } catch {
      // The chunk failed to load.
      return fail({ kind: 'offline' });
    }
  }
}
