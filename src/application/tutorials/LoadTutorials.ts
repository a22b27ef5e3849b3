import { tutorialCategory } from '#domain/content/models/tutorialCategory';
import type { Locale } from '#domain/language/Locale';
import { listedTutorial, groupTutorials, type TutorialCategory } from '#domain/tutorials/Tutorials';
import { Content } from '../content/Content';
import { useCase } from '../useCase';

/**
 * Loads all tutorials by category (TU-01). An empty result means that loading failed, because the build includes some
 * tutorials.
 */
@useCase
export class LoadTutorials {
  constructor(private readonly content: Content) {}

  async execute(locale: Locale): Promise<readonly TutorialCategory[]> {
    const [tutorials, categories] = await Promise.all([
      this.content.findAll(listedTutorial, { locale, pageSize: 100 }),
      this.content.findAll(tutorialCategory, { locale, pageSize: 100 }),
    ]);
    return groupTutorials(tutorials, categories);
  }
}
