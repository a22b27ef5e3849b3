import { queryKey, type DocumentPage, type DocumentQuery } from '../content/Documents';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import type { SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { Money } from '#domain/commerce/Money';
import type { MediaLists } from '#domain/media/MediaLibrary';
import type { SerializedHistory } from './serializedHistory';
import type { SerializedHeadline, SerializedStatus } from './serializedStatus';

interface SerializedState {
  readonly configuration?: RemoteConfiguration;
  readonly contentRef?: string;
  readonly mediaLists?: MediaLists;
  readonly sale?: SerializedSale;
  readonly monthlyPrice?: Money;
  readonly status?: SerializedStatus;
  readonly headline?: SerializedHeadline;
  readonly histories?: readonly SerializedHistory[];
  readonly documents?: Readonly<Record<string, DocumentPage>>;
}

interface SerializedSale {
  readonly campaignName: string;
  readonly known: SaleSnapshot;
}

/** Data that the server used to render the page, so that the browser does not request it again. */
export class DehydratedState {
  /** Content ref of the page. Undefined if any of the content came from bundled copies. */
  contentRef: string | undefined;
  /** API response with the media library, if the page uses it. */
  mediaLists: MediaLists | undefined;
  /** Current sale in the shop, if the page uses it. */
  sale: SerializedSale | undefined;
  /** Lowest price per month, if the page uses it. */
  monthlyPrice: Money | undefined;
  /** Last known status of the services, if the page uses it. */
  status: SerializedStatus | undefined;
  /** Whether the game is up, if the page shows it. */
  headline: SerializedHeadline | undefined;
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
    const {
      configuration,
      contentRef,
      mediaLists,
      sale,
      monthlyPrice,
      status,
      headline,
      histories,
      documents,
    } = (json ? JSON.parse(json) : {}) as SerializedState;
    const transfer = new DehydratedState(configuration && new RemoteConfiguration(configuration), documents);
    transfer.contentRef = contentRef;
    transfer.mediaLists = mediaLists;
    transfer.sale = sale;
    transfer.monthlyPrice = monthlyPrice;
    transfer.status = status;
    transfer.headline = headline;
    transfer.histories = histories;
    return transfer;
  }

  record(query: DocumentQuery, page: DocumentPage): void {
    this.documents.set(queryKey(query), page);
  }

  /** Removes all pages, for queries whose results the page does not show. */
  forgetDocuments(): void {
    this.documents.clear();
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
      ...(this.monthlyPrice && { monthlyPrice: this.monthlyPrice }),
      ...(this.status && { status: this.status }),
      ...(this.headline && { headline: this.headline }),
      ...(this.histories && { histories: this.histories }),
      // Sorted, because concurrent queries end in any order, and equal states must have equal names in all processes.
      documents: Object.fromEntries([...this.documents].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
    return JSON.stringify(carried);
  }
}
