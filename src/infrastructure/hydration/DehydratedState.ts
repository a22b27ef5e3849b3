import type { DocumentPage, DocumentQuery } from '../content/Documents';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import type { SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { Service } from '#domain/server-status/Service';
import type { MediaLists } from '#domain/media/MediaLibrary';
import { queryKey } from '../content/queryKey';
import type { SerializedHistory } from './serializedHistory';

interface SerializedState {
  readonly configuration?: RemoteConfiguration;
  readonly contentRef?: string;
  readonly mediaLists?: MediaLists;
  readonly sale?: SerializedSale;
  readonly status?: SerializedStatus;
  readonly histories?: readonly SerializedHistory[];
  readonly documents?: Readonly<Record<string, DocumentPage>>;
}

interface SerializedSale {
  readonly campaignName: string;
  readonly known: SaleSnapshot;
}

interface SerializedStatus {
  /** Time of the status (ISO 8601). */
  readonly at: string;
  readonly services: readonly Service[];
}

/** Data that the server used to render the page, so that the browser does not request it again. */
export class DehydratedState {
  /** Content ref of the page. Undefined if any of the content came from bundled copies. */
  contentRef: string | undefined;
  /** API response with the media library, if the page uses it. */
  mediaLists: MediaLists | undefined;
  /** Current sale in the shop, if the page uses it. */
  sale: SerializedSale | undefined;
  /** Last known status of the services, if the page uses it. */
  status: SerializedStatus | undefined;
  /** History of the services, if the page uses it. */
  histories: readonly SerializedHistory[] | undefined;
  private readonly documents: Map<string, DocumentPage>;

  constructor(
    public configuration?: RemoteConfiguration,
    documents: Readonly<Record<string, DocumentPage>> = {},
  ) {
    this.documents = new Map(Object.entries(documents));
  }

  /** @param json JSON created by `toJson`, or undefined for an empty state */
  static fromJson(json: string | undefined): DehydratedState {
    const { configuration, contentRef, mediaLists, sale, status, histories, documents } = (
      json ? JSON.parse(json) : {}
    ) as SerializedState;
    const transfer = new DehydratedState(configuration && new RemoteConfiguration(configuration), documents);
    transfer.contentRef = contentRef;
    transfer.mediaLists = mediaLists;
    transfer.sale = sale;
    transfer.status = status;
    transfer.histories = histories;
    return transfer;
  }

  record(query: DocumentQuery, page: DocumentPage): void {
    this.documents.set(queryKey(query), page);
  }

  /** Removes and returns a page, so that later queries load current content. */
  take(query: DocumentQuery): DocumentPage | undefined {
    const key = queryKey(query);
    const page = this.documents.get(key);
    this.documents.delete(key);
    return page;
  }

  toJson(): string {
    const carried: SerializedState = {
      ...(this.configuration && { configuration: this.configuration }),
      ...(this.contentRef !== undefined && { contentRef: this.contentRef }),
      ...(this.mediaLists && { mediaLists: this.mediaLists }),
      ...(this.sale && { sale: this.sale }),
      ...(this.status && { status: this.status }),
      ...(this.histories && { histories: this.histories }),
      documents: Object.fromEntries(this.documents),
    };
    return JSON.stringify(carried);
  }
}
