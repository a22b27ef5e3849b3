import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { listedPillar } from '#domain/pillars/listedPillar';
import { pillarRoutes, pillars, type Pillar } from '#domain/pillars/pillars';
import { Content } from '../content/Content';
import { BuiltPages } from '../navigation/BuiltPages';
import { service } from '../useCase';

export interface PillarLink {
  readonly pillar: Pillar;
  /** Empty if the editor did not enter a name. */
  readonly name: string;
  /** Label for links on other pages of the site; empty if the editor did not enter one. */
  readonly label: string;
  /** Undefined until the pillar is ready. */
  readonly path: string | undefined;
}

/** Links to the four pillars. A pillar has a path only if it is marked as ready (LP-02). */
@service
export class PillarLinks {
  constructor(
    private readonly content: Content,
    private readonly built: BuiltPages,
  ) {}

  async list(locale: Locale): Promise<readonly PillarLink[]> {
    const documents = await this.content.findAll(listedPillar, { locale });
    return pillars.map((pillar) => {
      const route = pillarRoutes[pillar];
      const { ready, name, linkLabel } = documents.find(({ uid }) => uid === pillar)?.content ?? emptyPillar;
      const path = ready && this.built.has(route) ? pathOf(route, locale) : undefined;
      return { pillar, name, label: linkLabel, path };
    });
  }
}

const emptyPillar = { ready: false, name: '', linkLabel: '' };
