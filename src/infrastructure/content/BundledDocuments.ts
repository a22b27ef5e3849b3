import { injectable } from 'inversify';
import { CodeLoader } from '#application/shared/CodeLoader';
import { everywhere, onTheirOwn } from '#content/generated/shipped';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import type { Locale } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
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
  constructor(private readonly code: CodeLoader) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const bundle = await this.code.load(bundlesOf(query.type)[query.locale]);
    if (!bundle.ok) return bundle;
    return succeed(
      selectDocuments(
        bundle.value.documents.flatMap((document) => contentDocument(document) ?? []),
        query,
      ),
    );
  }
}
