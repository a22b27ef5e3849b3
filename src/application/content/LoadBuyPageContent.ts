import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { buyPage } from '#domain/content/models/buyPage';
import type { Locale } from '#domain/language/Locale';
import { SiteLinks } from '../navigation/SiteLinks';
import { useCase } from '../useCase';
import { Content } from './Content';

/** Uid of the shop's document. */
export const buyPageUid = 'buy';

@useCase
export class LoadBuyPageContent {
  constructor(
    private readonly content: Content,
    private readonly links: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<BuyPageContent> {
    const found = await this.content.findOne(buyPage, { locale, uid: buyPageUid });
    const { trial, ...content } = found.content;
    const link = trial && this.links.resolvePage(trial.link, locale);
    return {
      ...content,
      ...(trial && { trial: { title: trial.title, text: trial.text, ...(link && { link }) } }),
      isMissing: found.isMissing,
    };
  }
}
