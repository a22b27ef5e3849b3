import type { ContentOf } from '../content/model/Field';
import { partOf } from '../content/model/fields';
import { tutorial } from '../content/models/tutorial';
import type { tutorialCategory } from '../content/models/tutorialCategory';

/** What a list of tutorials shows. */
export const listedTutorial = partOf(tutorial, [
  'title',
  'categoryId',
  'order',
  'onlyText',
  'video',
  'description',
]);

export interface TutorialLink {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly hasVideo: boolean;
}

export interface TutorialCategory {
  /** Empty for the tutorials of no category. */
  readonly id: string;
  /** Empty where an editor left it empty, and for the tutorials of no category. */
  readonly title: string;
  readonly description: string;
  readonly icon: ContentOf<typeof tutorialCategory>['icon'];
  readonly tutorials: readonly TutorialLink[];
}

interface Document<T> {
  readonly uid: string | null;
  readonly content: T;
}

type Listed = Document<ContentOf<typeof listedTutorial>>;

type Category = Document<ContentOf<typeof tutorialCategory>>;

/** The words of a slug, for a tutorial whose title an editor left empty: `first-flight` is `First flight`. */
export const tutorialTitle = (title: string, slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return title || words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The tutorials by category, in the editors' order. Of two with one slug the first is listed. Those whose category nobody
 * described come last; categories without a tutorial are left out (TU-01).
 * @param newestFirst so that of two with one slug the newer is listed
 */
export const tutorialCategories = (
  newestFirst: readonly Listed[],
  categories: readonly Category[],
): readonly TutorialCategory[] => {
  const listed = distinct(newestFirst).sort(byOrder);
  const described = distinct(categories).sort(byOrder);
  const isDescribed = (id: string) => described.some(({ uid }) => uid === id);
  return [
    ...described.map(({ uid, content: { title, description, icon } }) => ({
      id: uid,
      title,
      description,
      icon,
      tutorials: listed.filter(({ content }) => content.categoryId === uid).map(linkTo),
    })),
    {
      id: '',
      title: '',
      description: '',
      icon: 'start' as const,
      tutorials: listed.filter(({ content }) => !isDescribed(content.categoryId)).map(linkTo),
    },
  ].filter(({ tutorials }) => tutorials.length > 0);
};

type Named<D extends Document<unknown>> = D & { readonly uid: string };

/** A document without a uid has no address. */
const distinct = <D extends Document<unknown>>(documents: readonly D[]): Named<D>[] => {
  const found = new Map<string, Named<D>>();
  for (const document of documents) {
    if (document.uid && !found.has(document.uid)) found.set(document.uid, document as Named<D>);
  }
  return [...found.values()];
};

const byOrder = (one: Named<Ordered>, other: Named<Ordered>): number =>
  (one.content.order ?? Infinity) - (other.content.order ?? Infinity) || (one.uid < other.uid ? -1 : 1);

type Ordered = Document<{ readonly order?: number }>;

export const linkTo = ({ uid, content }: Named<Listed>): TutorialLink => ({
  slug: uid,
  title: tutorialTitle(content.title, uid),
  description: content.description,
  hasVideo: content.video !== undefined && !content.onlyText,
});
