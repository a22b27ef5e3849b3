import { serverStatusPage } from '#domain/content/models/serverStatusPage';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { compareLatestFirst } from '#domain/server-status/Maintenance';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { Servers } from './Servers';

interface CalendarEntry {
  readonly id: string;
  /** For example `Farstead: Weekly maintenance`. */
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly from: string;
  readonly to?: string;
  /** Last change of the document, ISO 8601. */
  readonly changed?: string;
}

/** Maintenance entries in one language, latest first. */
export interface MaintenanceCalendar {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly entries: readonly CalendarEntry[];
}

/** Keeps responses small. Calendars and feed readers do not need older entries. */
const maxEntries = 100;

/** Loads the maintenance log for calendars and feed readers. */
@useCase
export class LoadMaintenanceCalendar {
  constructor(
    private readonly servers: Servers,
    private readonly content: Content,
  ) {}

  async execute(locale: Locale): Promise<MaintenanceCalendar> {
    const [{ content }, servers] = await Promise.all([
      this.content.findOne(serverStatusPage, { locale }),
      this.servers.list(locale),
    ]);
    const named = servers.flatMap(({ maintenance, changed }) =>
      maintenance.map((entry) => ({ ...entry, changed })),
    );
    return {
      title: content.calendar.title || content.title,
      description: content.calendar.description,
      path: pathOf('serverStatus', locale),
      entries: named
        .sort(compareLatestFirst)
        .slice(0, maxEntries)
        .map(({ id, title, type, note, from, to, changed }) => ({
          id,
          title: [title, type].filter(Boolean).join(': '),
          text: note,
          from: from.toISOString(),
          ...(to && { to: to.toISOString() }),
          ...(changed !== undefined && { changed }),
        })),
    };
  }
}
