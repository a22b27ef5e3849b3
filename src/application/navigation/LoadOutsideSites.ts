import type { Locale } from '../../domain/language/Locale';
import { wayOf, type OutsideSite } from '../../domain/navigation/outside';
import { Configuration } from '../configuration/Configuration';
import { Documents } from '../content/Documents';
import { groupIn, textIn, type Fields } from '../content/fields';
import { useCase } from '../useCase';
import { Navigator } from './Navigator';

/**
 * The sites that the content lists, and the community's own, which the operator configures and nobody is asked about
 * (SH-14).
 */
@useCase
export class LoadOutsideSites {
  constructor(
    private readonly documents: Documents,
    private readonly configuration: Configuration,
    private readonly navigator: Navigator,
  ) {}

  async execute(locale: Locale): Promise<readonly OutsideSite[]> {
    const found = await this.documents.find({ type: 'outside_sites', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    return [
      ...groupIn(data ?? {}, 'sites').flatMap((fields) => this.siteFrom(fields)),
      ...this.site('community', '', this.configuration.current.communityUrl, false),
    ];
  }

  private siteFrom(fields: Fields): readonly OutsideSite[] {
    return this.site(
      textIn(fields, 'key'),
      textIn(fields, 'name'),
      textIn(fields, 'address'),
      // Whoever leaves this field out wants visitors to be asked.
      fields.asks !== false,
    );
  }

  private site(key: string, name: string, url: string, asks: boolean): readonly OutsideSite[] {
    const way = wayOf(url, this.navigator.origin);
    if (way?.kind !== 'outside' || !/^[\w-]+$/.test(key)) return [];
    return [{ key, name: name === '' ? way.host : name, href: way.href, host: way.host, asks }];
  }
}
