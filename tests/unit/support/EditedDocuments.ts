import { Documents, type DocumentPage, type DocumentQuery } from '#infrastructure/content/Documents';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';

/** Bundled content with other fields in some documents, selected by id. */
export class EditedDocuments extends Documents {
  /** Ids of documents for which all fields were requested (`whole`) or only some of them (`part`). */
  readonly requestedIds = { whole: new Set<string>(), part: new Set<string>() };
  private readonly bundled = new BundledDocuments(new FakeCodeLoader());

  constructor(private readonly edits: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const found = await this.bundled.find(query);
    if (!found.ok) return found;
    const read = query.fields ? this.requestedIds.part : this.requestedIds.whole;
    for (const { id } of found.value.documents) read.add(id);
    const documents = found.value.documents.map((document) => ({
      ...document,
      data: this.edits[document.id] ?? document.data,
    }));
    return succeed({ ...found.value, documents });
  }
}
