import {
  Documents,
  type DocumentPage,
  type DocumentQuery,
} from '../../../src/infrastructure/content/Documents';
import type { CallFailure } from '../../../src/domain/shared/CallFailure';
import { succeed, type Result } from '../../../src/domain/shared/Result';
import { ShippedDocuments } from '../../../src/infrastructure/content/ShippedDocuments';

/** Bundled content with other fields in some documents, selected by id. */
export class EditedDocuments extends Documents {
  /** Ids of documents for which all fields were requested (`whole`) or only some of them (`part`). */
  readonly read = { whole: new Set<string>(), part: new Set<string>() };
  private readonly shipped = new ShippedDocuments();

  constructor(private readonly edits: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const found = await this.shipped.find(query);
    if (!found.ok) return found;
    const read = query.fields ? this.read.part : this.read.whole;
    for (const { id } of found.value.documents) read.add(id);
    const documents = found.value.documents.map((document) => ({
      ...document,
      data: this.edits[document.id] ?? document.data,
    }));
    return succeed({ ...found.value, documents });
  }
}
