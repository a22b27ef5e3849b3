import { Articles } from '#application/news/Articles';
import { LoadServerStatusPage, type ServerStatusPage } from '#application/server-status/LoadServerStatusPage';
import type { Server } from '#application/server-status/Servers';
import { TimeZone } from '#application/shared/TimeZone';
import type { ArticleCard } from '#domain/news/Article';
import { compareLatestFirst, phaseOf, type Maintenance } from '#domain/server-status/Maintenance';
import { worstState, type Service, type ServiceState } from '#domain/server-status/Service';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';
import { LiveStatusPresenter } from './LiveStatusPresenter';
import { StatusHistoryPresenter } from './StatusHistoryPresenter';

/** A service with its texts from the content. */
export interface ShownService {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  /** Undefined while the state is unknown. */
  readonly state: ServiceState | undefined;
  readonly server: Server | undefined;
}

const newsCards = 3;

/** Number of rows of the maintenance log that are visible initially. */
const openRows = 8;

/**
 * The server status page (SS-01). It is rendered with the web server's latest status; the browser then requests a
 * new one.
 */
@presenter
export class ServerStatusPresenter implements PageLifecycle {
  page: ServerStatusPage | undefined;
  news: readonly ArticleCard[] = [];
  /** The visitor's time zone; undefined until the page is shown. */
  timeZone: string | undefined;
  isLogExpanded = false;
  private selectedKey: string | undefined;

  constructor(
    private readonly loadPage: LoadServerStatusPage,
    private readonly articles: Articles,
    readonly live: LiveStatusPresenter,
    readonly history: StatusHistoryPresenter,
    private readonly zone: TimeZone,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    const [page, news] = await Promise.all([
      this.loadPage.execute(locale),
      this.articles.listNews(locale, { from: 0, to: newsCards }),
      this.live.prime(),
      this.history.prime(),
    ]);
    this.page = page;
    this.news = news.ok ? news.value.cards : [];
  }

  get head(): PageHead {
    return this.page?.meta ?? {};
  }

  onShow(): () => void {
    this.timeZone = this.zone.name;
    const stop = this.live.onShow();
    void this.history.load();
    return stop;
  }

  /** The services in the latest status. Before there is a status, the services in the content. */
  get services(): readonly ShownService[] {
    const { snapshot } = this.live;
    const known = (this.page?.servers ?? []).filter(({ title }) => title !== '');
    const named: readonly Pick<Service, 'name'>[] = snapshot?.services ?? known;
    return named.map(({ name }, index) => {
      const server = snapshot ? this.serverOf(name) : known[index];
      const isFirst = named.findIndex((other) => other.name === name) === index;
      return {
        key: isFirst ? name : `${name} ${index}`,
        name,
        title: server?.title || name,
        state: snapshot?.services[index]?.state,
        server,
      };
    });
  }

  /** The service that the visitor chose; otherwise the first one with a problem, or else the first one. */
  get selected(): ShownService | undefined {
    const { services } = this;
    return (
      services.find(({ key }) => key === this.selectedKey) ??
      services.find(({ state }) => state !== undefined && state !== 'up') ??
      services[0]
    );
  }

  select(key: string): void {
    this.selectedKey = key;
  }

  /** Undefined while the status is unknown. */
  get overall(): ServiceState | undefined {
    return this.live.snapshot && worstState(this.live.snapshot.services);
  }

  get troubledCount(): number {
    return this.live.snapshot?.services.filter(({ state }) => state !== 'up').length ?? 0;
  }

  /** Maintenance of all servers, latest first. */
  get maintenance(): readonly Maintenance[] {
    return (this.page?.servers ?? []).flatMap(({ maintenance }) => maintenance).toSorted(compareLatestFirst);
  }

  get openMaintenance(): readonly Maintenance[] {
    return this.isLogExpanded ? this.maintenance : this.maintenance.slice(0, openRows);
  }

  get foldedCount(): number {
    return this.maintenance.length - this.openMaintenance.length;
  }

  showOlder(): void {
    this.isLogExpanded = true;
  }

  /** Current or next maintenance of a server. */
  nextOf({ server }: ShownService): Maintenance | undefined {
    const { time } = this.live;
    if (!time) return undefined;
    return server?.maintenance.findLast((entry) => phaseOf(entry, time) !== 'over');
  }

  titleOf(name: string): string {
    return this.serverOf(name)?.title || name;
  }

  dispose(): void {
    this.live.dispose();
    this.history.dispose();
  }

  private serverOf(name: string): Server | undefined {
    return this.page?.servers.find((server) => server.name === name);
  }
}
