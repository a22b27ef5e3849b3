import type { MaintenanceFeed } from '#hydration/Renderer';
import type { FeedContent } from './feedXml';

/** Converts the maintenance log to feed entries. */
export const maintenanceFeed = ({ title, description, path, entries }: MaintenanceFeed): FeedContent => ({
  title,
  description,
  page: path,
  items: entries.map((entry) => ({
    id: `${path}#${entry.id}`,
    title: `${entry.title} (${timesOf(entry)})`,
    summary: entry.text,
    path,
    published: announcedAt(entry),
  })),
});

/** Planned maintenance is dated by its document's last change, because feeds have no dates in the future. */
const announcedAt = ({ from, changed }: MaintenanceFeed['entries'][number]): string =>
  changed !== undefined && Date.parse(changed) < Date.parse(from) ? changed : from;

type Times = Pick<MaintenanceFeed['entries'][number], 'from' | 'to'>;

/** Formats the period, for example `2026-11-24 06:00–07:00 UTC`, so that feed readers can sort entries by it. */
const timesOf = ({ from, to }: Times): string => {
  const [day, time] = parts(from);
  if (to === undefined) return `${day} ${time} UTC`;
  const [lastDay, end] = parts(to);
  return `${day} ${time}–${lastDay === day ? '' : `${lastDay} `}${end} UTC`;
};

const parts = (iso: string): readonly [day: string, time: string] => [iso.slice(0, 10), iso.slice(11, 16)];
