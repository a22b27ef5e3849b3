import { injectable } from 'inversify';
import { Content } from '#application/content/Content';
import { TutorialSearch, type TutorialIndex } from '#application/tutorials/TutorialSearch';
import { plainText } from '#domain/content/RichText';
import { tutorial } from '#domain/content/models/tutorial';
import { tutorialCategory } from '#domain/content/models/tutorialCategory';
import type { Locale } from '#domain/language/Locale';
import { tutorialTitle } from '#domain/tutorials/Tutorials';

/** Builds the index in the browser from the current tutorials, so that the index is never outdated. */
@injectable()
export class MiniSearchTutorials extends TutorialSearch {
  constructor(private readonly content: Content) {
    super();
  }

  async open(locale: Locale): Promise<TutorialIndex | undefined> {
    try {
      const [{ createTutorialIndex }, tutorials, categories] = await Promise.all([
        import(/* webpackChunkName: "search" */ './createTutorialIndex'),
        this.content.findAll(tutorial, { locale, pageSize: 100 }),
        this.content.findAll(tutorialCategory, { locale, pageSize: 100 }),
      ]);
      if (tutorials.length === 0) return undefined;
      const entries = tutorials.flatMap(({ uid, content }) => {
        const category = categories.find((candidate) => candidate.uid === content.categoryId);
        if (!uid) return [];
        return {
          slug: uid,
          title: tutorialTitle(content.title, uid),
          category: category?.content.title ?? '',
          searchWords: content.searchWords,
          description: content.description,
          text: plainText(content.content),
        };
      });
      return createTutorialIndex(entries, locale);
    } catch {
      // The chunk failed to load.
      return undefined;
    }
  }
}
