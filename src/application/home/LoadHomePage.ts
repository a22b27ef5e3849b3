import { landingPage, type LandingPage, type Section } from '#domain/content/models/landingPage';
import type { Money } from '#domain/commerce/Money';
import type { Locale } from '#domain/language/Locale';
import { PrerenderedSale } from '../commerce/PrerenderedSale';
import { PillarLinks, type PillarLink } from '../pillars/PillarLinks';
import { useCase } from '../useCase';
import { Content } from '../content/Content';

const homeUid = 'home';

type RawPillar = Section<'pillars'>['pillars'][number];

/** A pillar. The link is absent until the pillar's page is ready. */
export type HomePillar = RawPillar & { readonly link?: PillarLink | undefined };

export type HomeSection =
  | Exclude<LandingPage['body'][number], { readonly slice: 'pillars' }>
  | (Omit<Section<'pillars'>, 'pillars'> & { readonly pillars: readonly HomePillar[] });

export interface HomePage extends Omit<LandingPage, 'body'> {
  /** Lowest price per month, if the visitor's country is known. */
  readonly monthlyPrice?: Money;
  readonly body: readonly HomeSection[];
}

/** Loads the main landing page (CT-02), including the links to the pillar pages (LP-02). */
@useCase
export class LoadHomePage {
  constructor(
    private readonly content: Content,
    private readonly links: PillarLinks,
    private readonly sale: PrerenderedSale,
  ) {}

  async execute(locale: Locale): Promise<HomePage> {
    const [{ content }, links, monthlyPrice] = await Promise.all([
      this.content.findOne(landingPage, { locale, uid: homeUid }),
      this.links.list(locale),
      this.sale.findMonthlyPrice(locale),
    ]);
    const linked = (described: RawPillar): HomePillar => {
      const link = links.find(({ pillar, path }) => pillar === described.pillar && path !== undefined);
      return { ...described, link };
    };
    return {
      ...content,
      ...(monthlyPrice && { monthlyPrice }),
      body: content.body.map((section) =>
        section.slice === 'pillars' ? { ...section, pillars: section.pillars.map(linked) } : section,
      ),
    };
  }
}
