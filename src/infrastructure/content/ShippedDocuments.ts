import { injectable } from 'inversify';
import { Documents, type DocumentPage, type DocumentQuery } from '../../application/content/Documents';
import type { Locale } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { contentDocument } from './prismicFormat';
import { selectDocuments } from './selectDocuments';

interface Shipment {
  readonly documents: readonly unknown[];
}

/** One chunk per locale, loaded when the first of its documents is wanted. */
const shipments: Readonly<Record<Locale, () => Promise<Shipment>>> = {
  'en-us': () => import(/* webpackChunkName: "content-en-us" */ './shipped/en-us'),
  'fr-fr': () => import(/* webpackChunkName: "content-fr-fr" */ './shipped/fr-fr'),
  'de-de': () => import(/* webpackChunkName: "content-de-de" */ './shipped/de-de'),
};

/** The documents that the build carries with it (LA-03). They have no drafts: a preview reads the same ones. */
@injectable()
export class ShippedDocuments extends Documents {
  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    try {
      const { documents } = await shipments[query.locale]();
      return succeed(
        selectDocuments(
          documents.flatMap((document) => contentDocument(document) ?? []),
          query,
        ),
      );
    } catch {
      // A chunk that does not come is a call that got no answer.
      return fail({ kind: 'offline' });
    }
  }
}
