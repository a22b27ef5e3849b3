import type { Locale } from '#domain/language/Locale';
import { toTutorialLink, listedTutorial, type TutorialLink } from '#domain/tutorials/Tutorials';
import { chosenDocuments } from '../content/chosenDocuments';
import { Content } from '../content/Content';
import { BuiltPages } from '../navigation/BuiltPages';
import { service } from '../useCase';

/** Tutorials that an editor references on another page. */
@service
export class ChosenTutorials {
  constructor(
    private readonly content: Content,
    private readonly built: BuiltPages,
  ) {}

  /** Returns the tutorials in the order of the slugs. Omits missing tutorials. */
  async list(slugs: readonly string[], locale: Locale): Promise<readonly TutorialLink[]> {
    if (!this.built.has('tutorial')) return [];
    const documents = await chosenDocuments(this.content, listedTutorial, slugs, locale);
    return documents.map(toTutorialLink);
  }
}
