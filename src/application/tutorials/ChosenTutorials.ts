import type { Locale } from '../../domain/language/Locale';
import { linkTo, listedTutorial, type TutorialLink } from '../../domain/tutorials/Tutorials';
import { Content } from '../content/Content';
import { BuiltPages } from '../navigation/BuiltPages';
import { service } from '../useCase';

/** The tutorials that an editor names on another page. */
@service
export class ChosenTutorials {
  constructor(
    private readonly content: Content,
    private readonly built: BuiltPages,
  ) {}

  /** In the order of the slugs; those that are not there are left out. */
  async list(slugs: readonly string[], locale: Locale): Promise<readonly TutorialLink[]> {
    const uids = [...new Set(slugs)];
    if (uids.length === 0 || !this.built.has('tutorial')) return [];
    const documents = await this.content.all(listedTutorial, { locale, uids });
    return uids.flatMap((uid) => {
      const document = documents.find((other) => other.uid === uid);
      return document ? [linkTo({ ...document, uid })] : [];
    });
  }
}
