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

type Shipments = Readonly<Record<Locale, () => Promise<Shipment>>>;

/** What every page needs: one chunk per locale, loaded when the first of its documents is wanted. */
const everywhere: Shipments = {
  'en-us': () => import(/* webpackChunkName: "content-en-us" */ './shipped/en-us'),
  'fr-fr': () => import(/* webpackChunkName: "content-fr-fr" */ './shipped/fr-fr'),
  'de-de': () => import(/* webpackChunkName: "content-de-de" */ './shipped/de-de'),
};

/** Long documents that only their own pages need, by type. */
const ofTheirOwn: Readonly<Record<string, Shipments>> = {
  legal_page: {
    'en-us': () => import(/* webpackChunkName: "legal-en-us" */ './shipped/legal/en-us'),
    'fr-fr': () => import(/* webpackChunkName: "legal-fr-fr" */ './shipped/legal/fr-fr'),
    'de-de': () => import(/* webpackChunkName: "legal-de-de" */ './shipped/legal/de-de'),
  },
};

/** The documents that the build carries with it (LA-03). They have no drafts: a preview reads the same ones. */
@injectable()
export class ShippedDocuments extends Documents {
  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    try {
      const { documents } = await (ofTheirOwn[query.type] ?? everywhere)[query.locale]();
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
