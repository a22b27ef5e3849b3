import { Articles } from '#application/news/Articles';
import { LoadServerStatusPage, type ServerStatusPage } from '#application/server-status/LoadServerStatusPage';
import type { Server } from '#application/server-status/Servers';
import { TimeZone } from '#application/shared/TimeZone';
import { languageOf } from '#domain/language/Locale';
import type { ArticleCard } from '#domain/news/Article';
import { phaseOf, sortNextFirst, type Maintenance } from '#domain/server-status/Maintenance';
import type { Service, ServiceState } from '#domain/server-status/Service';
import {
  headlineOf,
  otherTroubles,
  reasonIn,
  withMaintenance,
  type StatusHeadline,
} from '#domain/server-status/StatusHeadline';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { LiveStatusPresenter } from './LiveStatusPresenter';
import { StatusHistoryPresenter } from './StatusHistoryPresenter';

interface TroubledService {
  readonly key: string;
  readonly title: string;
  readonly state: ServiceState;
  readonly reason: string;
}

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
  readonly dispose = disposerOf(this);

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

  /** The service that the visitor chose; otherwise the game, which is the first one. */
  get selected(): ShownService | undefined {
    const { services } = this;
    return services.find(({ key }) => key === this.selectedKey) ?? services[0];
  }

  select(key: string): void {
    this.selectedKey = key;
  }

  /** Undefined while the status is unknown. */
  get headline(): StatusHeadline | undefined {
    const { snapshot, time } = this.live;
    const headline = snapshot && headlineOf(snapshot.services);
    return headline && time && withMaintenance(headline, this.maintenance, time);
  }

  /** Services besides the game that are not up, each with the reason that the API reports. */
  get others(): readonly TroubledService[] {
    const troubled = otherTroubles(this.live.snapshot?.services ?? []);
    const language = languageOf(this.translations.locale);
    return troubled.map(({ name, state, interruption: { reason } = { reason: {} } }, index) => ({
      key: `${name} ${index}`,
      title: this.titleOf(name),
      state,
      reason: reasonIn({ reason }, language),
    }));
  }

  /** Maintenance of all servers: current, next, and then past entries, latest first. */
  get maintenance(): readonly Maintenance[] {
    const entries = (this.page?.servers ?? []).flatMap(({ maintenance }) => maintenance);
    return sortNextFirst(entries, this.live.time);
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

  private serverOf(name: string): Server | undefined {
    return this.page?.servers.find((server) => server.name === name);
  }
}
