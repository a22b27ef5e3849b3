import { launcherNews, type LauncherNewsContent } from '#domain/content/models/launcherNews';
import type { Locale } from '#domain/language/Locale';
import {
  uniqueByUid,
  sortStories,
  storyNeighbors,
  storyListFields,
  storyOf,
  type LauncherStory,
  type Neighbors,
} from '#domain/launcher/LauncherStory';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Content, type EntryPage } from '../content/Content';
import { service } from '../useCase';

export interface StoryDetails extends Neighbors {
  readonly story: LauncherStory;
  readonly content: LauncherNewsContent;
}

/** Limits the list, because nobody reads more stories in a launcher. Older pinned stories are listed in addition. */
const maxStories = 100;

const lastModifiedFirst = { field: 'dateModified', direction: 'desc' } as const;

/** News stories shown in the launcher (LN-01). */
@service
export class LauncherStories {
  constructor(private readonly content: Content) {}

  /** Returns pinned stories first. If two stories have the same id, the most recently modified one is used. */
  async list(locale: Locale): Promise<Result<readonly LauncherStory[], CallFailure>> {
    const recent = await this.page(locale);
    if (!recent.ok) return recent;
    const { entries, total } = recent.value;
    const pinned = total > entries.length ? await this.page(locale, true) : undefined;
    const all = [...entries, ...(pinned?.ok ? pinned.value.entries : [])];
    return succeed(sortStories(uniqueByUid(all.flatMap((entry) => storyOf(entry) ?? []))));
  }

  /** Returns undefined if no story has this id. The neighbors are missing if the list could not be loaded. */
  async find(uid: string, locale: Locale): Promise<Result<StoryDetails | undefined, CallFailure>> {
    const [found, list] = await Promise.all([
      this.content.findPage(launcherNews, { locale, uid, orderedBy: lastModifiedFirst, size: 1 }),
      this.list(locale),
    ]);
    if (!found.ok) return found;
    const [entry] = found.value.entries;
    const story = entry && storyOf(entry);
    if (!entry || !story) return succeed(undefined);
    return succeed({ story, content: entry.content, ...storyNeighbors(uid, list.ok ? list.value : []) });
  }

  async has(uid: string, locale: Locale): Promise<Result<boolean, CallFailure>> {
    const found = await this.content.findPage(launcherNews, {
      locale,
      uid,
      orderedBy: lastModifiedFirst,
      only: ['title'],
      size: 1,
    });
    return found.ok ? succeed(found.value.entries.length > 0) : found;
  }

  private page(
    locale: Locale,
    isPinned = false,
  ): Promise<Result<EntryPage<LauncherNewsContent>, CallFailure>> {
    return this.content.findPage(launcherNews, {
      locale,
      ...(isPinned && { where: [{ field: 'pinned', is: 'equal', value: true }] }),
      orderedBy: lastModifiedFirst,
      only: storyListFields,
      size: maxStories,
    });
  }
}
