import type { ContentOf } from '../content/model/Field';
import { pickFields } from '../content/model/fields';
import { tutorial } from '../content/models/tutorial';
import type { tutorialCategory } from '../content/models/tutorialCategory';

/** Fields of a tutorial that the list of tutorials needs. */
export const listedTutorial = pickFields(tutorial, [
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
  /** Empty for the group of tutorials without a category. */
  readonly id: string;
  /** Empty if an editor entered no title, and for the group of tutorials without a category. */
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

/** Returns the title or, if it is empty, one derived from the slug: `first-flight` becomes `First flight`. */
export const tutorialTitle = (title: string, slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return title || words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Groups the tutorials by category, in the order that the editors chose (TU-01). Tutorials whose category has no
 * document are in the last group. Categories without tutorials are omitted.
 * @param newestFirst tutorials sorted by date; if two have the same slug, only the first is listed
 */
export const groupTutorials = (
  newestFirst: readonly Listed[],
  categories: readonly Category[],
): readonly TutorialCategory[] => {
  const listed = uniqueByUid(newestFirst).sort(byOrder);
  const described = uniqueByUid(categories).sort(byOrder);
  const isDescribed = (id: string) => described.some(({ uid }) => uid === id);
  return [
    ...described.map(({ uid, content: { title, description, icon } }) => ({
      id: uid,
      title,
      description,
      icon,
      tutorials: listed.filter(({ content }) => content.categoryId === uid).map(toTutorialLink),
    })),
    {
      id: '',
      title: '',
      description: '',
      icon: 'start' as const,
      tutorials: listed.filter(({ content }) => !isDescribed(content.categoryId)).map(toTutorialLink),
    },
  ].filter(({ tutorials }) => tutorials.length > 0);
};

type WithUid<D extends Document<unknown>> = D & { readonly uid: string };

/** Keeps the first document for each uid. Omits documents without a uid, because they have no URL. */
const uniqueByUid = <D extends Document<unknown>>(documents: readonly D[]): WithUid<D>[] => {
  const found = new Map<string, WithUid<D>>();
  for (const document of documents) {
    if (document.uid && !found.has(document.uid)) found.set(document.uid, document as WithUid<D>);
  }
  return [...found.values()];
};

const byOrder = (one: WithUid<Ordered>, other: WithUid<Ordered>): number =>
  (one.content.order ?? Infinity) - (other.content.order ?? Infinity) || (one.uid < other.uid ? -1 : 1);

type Ordered = Document<{ readonly order?: number }>;

export const toTutorialLink = ({ uid, content }: WithUid<Listed>): TutorialLink => ({
  slug: uid,
  title: tutorialTitle(content.title, uid),
  description: content.description,
  hasVideo: content.video !== undefined && !content.onlyText,
});
