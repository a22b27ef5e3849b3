import type { DocumentPage, DocumentQuery } from '../content/Documents';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import type { SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { Service } from '#domain/server-status/Service';
import type { MediaLists } from '#domain/media/MediaLibrary';
import { queryKey } from '../content/queryKey';

interface SerializedState {
  readonly configuration?: RemoteConfiguration;
  readonly contentRef?: string;
  readonly mediaLists?: MediaLists;
  readonly sale?: SerializedSale;
  readonly status?: SerializedStatus;
  readonly documents?: Readonly<Record<string, DocumentPage>>;
}

interface SerializedSale {
  readonly campaignName: string;
  readonly known: SaleSnapshot;
}

interface SerializedStatus {
  /** ISO 8601. */
  readonly at: string;
  readonly services: readonly Service[];
}

/** Data that the server used to render the page, so that the browser does not request it again. */
export class DehydratedState {
  /** Content ref; undefined if bundled copies were used for some of the content. */
  contentRef: string | undefined;
  /** API response for the media library, if the page shows it. */
  mediaLists: MediaLists | undefined;
  /** Sale in the shop, if the page shows it. */
  sale: SerializedSale | undefined;
  /** Last status of the services, if the page shows it. */
  status: SerializedStatus | undefined;
  private readonly documents: Map<string, DocumentPage>;

  constructor(
    public configuration?: RemoteConfiguration,
    documents: Readonly<Record<string, DocumentPage>> = {},
  ) {
    this.documents = new Map(Object.entries(documents));
  }

  /** @param json from `toJson`; may be missing */
  static fromJson(json: string | undefined): DehydratedState {
    const { configuration, contentRef, mediaLists, sale, status, documents } = (
      json ? JSON.parse(json) : {}
    ) as SerializedState;
    const transfer = new DehydratedState(configuration && new RemoteConfiguration(configuration), documents);
    transfer.contentRef = contentRef;
    transfer.mediaLists = mediaLists;
    transfer.sale = sale;
    transfer.status = status;
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
      documents: Object.fromEntries(this.documents),
    };
    return JSON.stringify(carried);
  }
}
