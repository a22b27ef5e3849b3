import type { ContentOf } from '#domain/content/model/Field';
import { pickFields } from '#domain/content/model/fields';
import { discoverPage } from '#domain/content/models/discoverPage';
import { updatePage, type PageSection, type UpdatePage } from '#domain/content/models/updatePage';
import type { Locale } from '#domain/language/Locale';
import type { Day } from '#domain/shared/Day';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Content, type Entry } from '../content/Content';
import { service } from '../useCase';

/** Route ids of the pages. */
export type SectionPageKind = 'landing' | 'update';

/** A landing or update page (LP-01). */
export interface SectionPage {
  readonly meta: UpdatePage['meta'];
  readonly intro: UpdatePage['intro'];
  readonly body: readonly PageSection[];
  /** Release date of an update. */
  readonly released?: Day;
  /** The page's uid in each language; undefined if unavailable. */
  readonly translations?: Entry<unknown>['translations'];
}

/**
 * - `unknown`: no page has this uid
 * - `unavailable`: the content service did not respond, and the build has no copy
 */
export interface SectionPageFailure {
  readonly kind: 'unknown' | 'unavailable';
}

export type ListedSectionPage = Omit<Entry<unknown>, 'content' | 'uid'> & {
  readonly uid: string;
  readonly title: string;
};

const listedDiscoverPage = pickFields(discoverPage, ['order', 'intro']);
const listedUpdatePage = pickFields(updatePage, ['released', 'intro']);

/** Pages composed of sections, by route and uid. */
@service
export class SectionPages {
  constructor(private readonly content: Content) {}

  async findOne(
    kind: SectionPageKind,
    uid: string,
    locale: Locale,
  ): Promise<Result<SectionPage, SectionPageFailure>> {
    const requested = { locale, uid, size: 1 } as const;
    const found =
      kind === 'landing'
        ? await this.content.findPage(discoverPage, {
            ...requested,
            orderedBy: { field: 'order', direction: 'asc' },
          })
        : await this.content.findPage(updatePage, {
            ...requested,
            orderedBy: { field: 'released', direction: 'desc' },
          });
    if (!found.ok) return fail({ kind: 'unavailable' });
    const [entry] = found.value.entries;
    if (!entry) return fail({ kind: 'unknown' });
    const { content, translations } = entry;
    return succeed({ ...content, ...(translations && { translations }) });
  }

  /**
   * Returns landing pages in the order that the editors chose, and updates newest first. The list is empty on failure.
   */
  async findAll(kind: SectionPageKind, locale: Locale): Promise<readonly ListedSectionPage[]> {
    const requested = { locale, pageSize: 100 } as const;
    if (kind === 'landing') {
      const pages = await this.content.findAll(listedDiscoverPage, requested);
      return [...pages]
        .sort((one, other) => orderOf(one.content) - orderOf(other.content))
        .flatMap(toListedPages);
    }
    const updates = await this.content.findAll(listedUpdatePage, requested);
    return [...updates]
      .sort((one, other) => releaseOf(other.content).localeCompare(releaseOf(one.content)))
      .flatMap(toListedPages);
  }
}

const orderOf = ({ order = Infinity }: ContentOf<typeof listedDiscoverPage>): number =>
  Math.min(order, Number.MAX_SAFE_INTEGER);

const releaseOf = ({ released }: ContentOf<typeof listedUpdatePage>): string => released ?? '';

const toListedPages = ({
  content,
  uid,
  ...dated
}: Entry<{ readonly intro: UpdatePage['intro'] }>): readonly ListedSectionPage[] =>
  uid === null ? [] : [{ ...dated, uid, title: content.intro.title }];
