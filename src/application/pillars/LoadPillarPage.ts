import { pillarPage, type PillarPageContent } from '#domain/content/models/pillarPage';
import type { Locale } from '#domain/language/Locale';
import type { NavigationLink } from '#domain/navigation/Menu';
import type { ArticleCard } from '#domain/news/Article';
import { pillarNeighbors, type PillarPageKey } from '#domain/pillars/pillars';
import type { TutorialLink } from '#domain/tutorials/Tutorials';
import { Content } from '../content/Content';
import { SiteLinks } from '../navigation/SiteLinks';
import { ChosenArticles } from '../news/ChosenArticles';
import { ChosenTutorials } from '../tutorials/ChosenTutorials';
import { useCase } from '../useCase';
import { PillarLinks, type PillarLink } from './PillarLinks';

type Part = PillarPageContent['body'][number];

/** A section of a pillar page. Its link is absent if it has no target. */
export type PillarSection =
  | Exclude<Part, { readonly slice: 'pillarText' }>
  | (Omit<Extract<Part, { readonly slice: 'pillarText' }>, 'link'> & { readonly link?: NavigationLink });

export interface PillarPage extends Omit<PillarPageContent, 'body' | 'tutorials' | 'articles'> {
  readonly navigation: readonly PillarLink[];
  readonly previous?: PillarLink | undefined;
  readonly next?: PillarLink | undefined;
  readonly body: readonly PillarSection[];
  readonly tutorials: readonly TutorialLink[];
  readonly articles: readonly ArticleCard[];
}

/**
 * Loads a pillar page, or the page about building (LP-02). If the page is not ready, loads only its announcement.
 */
@useCase
export class LoadPillarPage {
  constructor(
    private readonly content: Content,
    private readonly links: PillarLinks,
    private readonly siteLinks: SiteLinks,
    private readonly tutorials: ChosenTutorials,
    private readonly articles: ChosenArticles,
  ) {}

  async execute(key: PillarPageKey, locale: Locale): Promise<PillarPage> {
    const [{ content }, navigation] = await Promise.all([
      this.content.findOne(pillarPage, { locale, uid: key }),
      this.links.list(locale),
    ]);
    if (!content.ready) return { ...content, navigation, body: [], tutorials: [], articles: [] };
    const [tutorials, articles] = await Promise.all([
      this.tutorials.list(
        content.tutorials.map(({ slug }) => slug),
        locale,
      ),
      this.articles.list(
        content.articles.map(({ slug }) => slug),
        locale,
      ),
    ]);
    const linkTo = (wanted: string | undefined) => navigation.find(({ pillar }) => pillar === wanted);
    const { previous, next } = pillarNeighbors(key, (pillar) => linkTo(pillar)?.path !== undefined);
    return {
      ...content,
      navigation,
      previous: linkTo(previous),
      next: linkTo(next),
      body: content.body.map((part) => this.linked(part, locale)),
      tutorials,
      articles,
    };
  }

  private linked(part: Part, locale: Locale): PillarSection {
    if (part.slice !== 'pillarText') return part;
    const { link: described, ...section } = part;
    const link = this.siteLinks.resolve(described, locale);
    return { ...section, ...(link && { link }) };
  }
}
