import type { Locale } from '../../domain/language/Locale';
import {
  emptyMenus,
  type MenuBlock,
  type MenuEntry,
  type Menus,
  type ProfileLink,
} from '../../domain/navigation/Menu';
import { Documents } from '../content/Documents';
import { groupIn, listIn, textIn, type Fields } from '../content/fields';
import { ownPictureIn } from '../content/pictures';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

/**
 * The menus of a locale (SH-08). Links to pages that do not exist or have no name are left out, and so is what holds
 * nothing then: a block without links, a group without blocks.
 */
@useCase
export class LoadMenus {
  constructor(
    private readonly documents: Documents,
    private readonly links: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<Menus> {
    const found = await this.documents.find({ type: 'navigation', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    if (!data) return emptyMenus;
    const blocks = groupIn(data, 'menu_blocks');
    return {
      main: listIn(data, 'menu', (entry) => this.entryFrom(entry, blocks, locale)),
      profile: listIn(data, 'profile_links', (fields) => this.profileLink(fields, locale)),
      account: listIn(data, 'account_links', (fields) => this.links.pageLinkIn(fields, locale)),
    };
  }

  /** A group when there are blocks for its key, else a link. */
  private entryFrom(entry: Fields, blocks: readonly Fields[], locale: Locale): MenuEntry | undefined {
    const key = textIn(entry, 'key');
    const own = blocks
      .filter((block) => key !== '' && textIn(block, 'menu') === key)
      .map((block) => this.blockFrom(block, locale))
      .filter(({ links }) => links.length > 0);
    const label = textIn(entry, 'label');
    if (own.length > 0) return label === '' ? undefined : { kind: 'group', label, blocks: own };
    const link = this.links.linkIn(entry, locale);
    return link && { kind: 'link', link };
  }

  private blockFrom(block: Fields, locale: Locale): MenuBlock {
    return {
      title: textIn(block, 'title'),
      text: textIn(block, 'text'),
      ...ownPictureIn(block),
      links: listIn(block, 'links', (fields) => this.links.linkIn(fields, locale)),
    };
  }

  private profileLink(fields: Fields, locale: Locale): ProfileLink | undefined {
    const link = this.links.pageLinkIn(fields, locale);
    const access = textIn(fields, 'access');
    return link && { ...link, access: access === 'backer' || access === 'player' ? access : 'everyone' };
  }
}
