import { launcherRelease, type LauncherReleaseContent } from '#domain/content/models/launcherRelease';
import type { Locale } from '#domain/language/Locale';
import {
  sortReleases,
  releaseListFields,
  releaseOf,
  type LauncherRelease,
} from '#domain/launcher/LauncherRelease';
import { uniqueByUid } from '#domain/launcher/LauncherStory';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Content } from '../content/Content';
import { service } from '../useCase';

export interface ReleaseDetails {
  readonly release: LauncherRelease;
  readonly content: LauncherReleaseContent;
}

const byDate = { field: 'date', direction: 'desc' } as const;

/** Release notes shown in the launcher (LN-02). */
@service
export class LauncherReleases {
  constructor(private readonly content: Content) {}

  /** Returns the newest 100 releases, newest first. If two have the same id, the newer one is used. */
  async list(locale: Locale): Promise<Result<readonly LauncherRelease[], CallFailure>> {
    const found = await this.content.findPage(launcherRelease, {
      locale,
      orderedBy: byDate,
      only: releaseListFields,
      size: 100,
    });
    if (!found.ok) return found;
    const { entries } = found.value;
    return succeed(sortReleases(uniqueByUid(entries.flatMap((entry) => releaseOf(entry) ?? []))));
  }

  /** Returns undefined if no release has this id. */
  async find(uid: string, locale: Locale): Promise<Result<ReleaseDetails | undefined, CallFailure>> {
    const found = await this.content.findPage(launcherRelease, { locale, uid, orderedBy: byDate, size: 1 });
    if (!found.ok) return found;
    const [entry] = found.value.entries;
    const release = entry && releaseOf(entry);
    return succeed(entry && release && { release, content: entry.content });
  }

  async has(uid: string, locale: Locale): Promise<Result<boolean, CallFailure>> {
    const found = await this.content.findPage(launcherRelease, {
      locale,
      uid,
      orderedBy: byDate,
      only: ['title'],
      size: 1,
    });
    return found.ok ? succeed(found.value.entries.length > 0) : found;
  }
}
