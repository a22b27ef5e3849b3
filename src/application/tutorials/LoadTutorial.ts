import type { ContentOf } from '#domain/content/model/Field';
import { tutorial } from '#domain/content/models/tutorial';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { tutorialTitle, type TutorialCategory, type TutorialLink } from '#domain/tutorials/Tutorials';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { LoadTutorials } from './LoadTutorials';

export type Tutorial = Omit<ContentOf<typeof tutorial>, 'nextTutorials'> & {
  readonly slug: string;
  /** The tutorial's category; undefined if the list of tutorials could not be loaded. */
  readonly category: TutorialCategory | undefined;
  readonly next: readonly TutorialLink[];
};

export interface TutorialPage {
  readonly tutorial: Tutorial;
  readonly categories: readonly TutorialCategory[];
}

/**
 * - `unknown`: no tutorial has this slug
 * - `unavailable`: no tutorials could be loaded
 */
export interface TutorialFailure {
  readonly kind: 'unknown' | 'unavailable';
}

@useCase
export class LoadTutorial {
  constructor(
    private readonly content: Content,
    private readonly loadTutorials: LoadTutorials,
  ) {}

  async execute(slug: string, locale: Locale): Promise<Result<TutorialPage, TutorialFailure>> {
    const [found, categories] = await Promise.all([
      this.content.findOne(tutorial, { locale, uid: slug }),
      this.loadTutorials.execute(locale),
    ]);
    if (found.isMissing) return fail({ kind: categories.length > 0 ? 'unknown' : 'unavailable' });
    const { nextTutorials, ...content } = found.content;
    const all = categories.flatMap(({ tutorials }) => tutorials);
    const category = categories.find(({ tutorials }) => tutorials.some((link) => link.slug === slug));
    const wanted = nextTutorials.map((next) => next.slug).filter((next) => next !== slug);
    const next = [...new Set(wanted)].flatMap((next) => all.find((link) => link.slug === next) ?? []);
    const title = tutorialTitle(content.title, slug);
    return succeed({
      categories,
      tutorial: {
        ...content,
        slug,
        title,
        category,
        next: next.length > 0 ? next : nextInCategory(slug, category),
      },
    });
  }
}

/** Returns the next tutorials in the category. Used if the tutorial does not reference any. */
const nextInCategory = (slug: string, category: TutorialCategory | undefined): readonly TutorialLink[] => {
  const tutorials = category?.tutorials ?? [];
  const place = tutorials.findIndex((link) => link.slug === slug);
  return tutorials.slice(place + 1, place + 3);
};
