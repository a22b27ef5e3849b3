import { outsideSites } from '#domain/content/models/outsideSites';
import type { Locale } from '#domain/language/Locale';
import { classifyLink, type ExternalSite } from '#domain/navigation/classifyLink';
import { Configuration } from '../configuration/Configuration';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { Navigator } from './Navigator';

/** Loads the sites listed in the content, and the configured community site, which needs no confirmation (SH-14). */
@useCase
export class LoadExternalSites {
  constructor(
    private readonly content: Content,
    private readonly configuration: Configuration,
    private readonly navigator: Navigator,
  ) {}

  async execute(locale: Locale): Promise<readonly ExternalSite[]> {
    const { content } = await this.content.findOne(outsideSites, { locale });
    return [
      ...content.sites.flatMap(({ key, name, address, asks }) => this.site(key, name, address, asks)),
      ...this.site('community', '', this.configuration.current.communityUrl, false),
    ];
  }

  private site(key: string, name: string, url: string, needsConfirmation: boolean): readonly ExternalSite[] {
    const way = classifyLink(url, this.navigator.origin);
    if (way?.kind !== 'outside' || !/^[\w-]+$/.test(key)) return [];
    return [{ key, name: name === '' ? way.host : name, href: way.href, host: way.host, needsConfirmation }];
  }
}
