import { serverType } from '#domain/content/models/serverType';
import type { RichText } from '#domain/content/RichText';
import type { Locale } from '#domain/language/Locale';
import { validEnd, compareLatestFirst, type Maintenance } from '#domain/server-status/Maintenance';
import { Content, type Entry } from '../content/Content';
import { service } from '../useCase';
import type { ContentOf } from '#domain/content/model/Field';

/** A server as described in the content. */
export interface Server {
  /** Name of the server in the API. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly descriptions: { readonly down: RichText; readonly maintenance: RichText };
  /** Maintenance entries, latest first. */
  readonly maintenance: readonly Maintenance[];
  /** Last change, ISO 8601. */
  readonly changed: string | undefined;
}

/** The servers in the content, each with its maintenance, in the order that the editors chose (SS-01). */
@service
export class Servers {
  constructor(private readonly content: Content) {}

  async list(locale: Locale): Promise<readonly Server[]> {
    const entries = await this.content.findAll(serverType, { locale, pageSize: 100 });
    return [...entries].sort((one, other) => sortOrderOf(one) - sortOrderOf(other)).map(serverFrom);
  }
}

type ServerEntry = Entry<ContentOf<typeof serverType>>;

const sortOrderOf = ({ content }: ServerEntry): number => content.order ?? Infinity;

const serverFrom = ({ id, uid, lastPublished, content }: ServerEntry): Server => {
  const title = content.title || content.serverType;
  const starts = content.maintenanceLog.map(({ fromDatetime }) => fromDatetime.toISOString());
  const maintenance = content.maintenanceLog.map(
    ({ fromDatetime, toDatetime, maintenanceType, note }, index) => ({
      // Appends the index if an earlier entry starts at the same time, so that ids are unique.
      id: [uid ?? id, starts[index], ...(starts.indexOf(starts[index] ?? '') === index ? [] : [index])].join(
        '-',
      ),
      server: content.serverType,
      title,
      type: maintenanceType,
      note,
      from: fromDatetime,
      to: validEnd(fromDatetime, toDatetime),
    }),
  );
  return {
    name: content.serverType,
    title,
    about: content.about,
    descriptions: {
      down: content.serverDownDescription,
      maintenance: content.serverMaintenanceDescription,
    },
    maintenance: maintenance.sort(compareLatestFirst),
    changed: lastPublished ?? undefined,
  };
};
