import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from './Documents';
import { Preview } from '#application/content/Preview';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { HydratedDocuments } from '../hydration/HydratedDocuments';

/** Reads drafts instead of published documents during a preview (CT-03). */
@injectable('Singleton')
export class PreviewDocuments extends Documents {
  constructor(
    private readonly documents: HydratedDocuments,
    private readonly preview: Preview,
  ) {
    super();
  }

  find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    return this.documents.find(this.preview.ref === undefined ? query : { ...query, preview: true });
  }
}
