import { isPreviewToken } from '#domain/content/previewToken';
import { homePath, defaultLocale } from '#domain/language/Locale';
import { documentPath } from '#domain/navigation/documentPath';
import { isRefused, type CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { PreviewedDocuments } from './PreviewedDocuments';

/** `foreign`: the token belongs to no current preview of the configured repository. */
export type PreviewFailure = { readonly kind: 'foreign' } | CallFailure;

/** Opens a preview link from the content service (CT-03). */
@useCase
export class OpenPreview {
  constructor(
    private readonly configuration: Configuration,
    private readonly documents: PreviewedDocuments,
  ) {}

  /** @returns path of the document's page in the document's language; the home page if it has no page */
  async execute(token: string, documentId: string): Promise<Result<string, PreviewFailure>> {
    const endpoint = this.configuration.publicContentEndpoint;
    if (!endpoint || !isPreviewToken(token, endpoint)) return fail({ kind: 'foreign' });
    const found = await this.documents.identify(token, documentId);
    if (!found.ok) return isRefused(found.error) ? fail({ kind: 'foreign' }) : found;
    return succeed(found.value ? documentPath(found.value) : homePath(defaultLocale));
  }
}
