import type { Locale } from '../../domain/language/Locale';
import {
  emptyMenus,
  type MenuBlock,
  type MenuEntry,
  type MenuLink,
  type Menus,
  type ProfileLink,
} from '../../domain/navigation/Menu';
import { Documents } from '../content/Documents';
import { groupIn, textIn, type Fields } from '../content/fields';
import { pictureIn } from '../content/pictures';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';
import { linkIn, pageLinkIn } from './siteLinks';

/**
 * The menus of a locale (SH-08). Links to pages that do not exist or have no name are left out, and so is what holds
 * nothing then: a block without links, a group without blocks.
 */
@useCase
export class LoadMenus {
  constructor(
    private readonly documents: Documents,
    private readonly pages: BuiltPages,
  ) {}

  async execute(locale: Locale): Promise<Menus> {
    const found = await this.documents.find({ type: 'navigation', locale });
    const data = found.ok ? found.value.documents[0]?.data : undefined;
    if (!data) return emptyMenus;
    const blocks = groupIn(data, 'menu_blocks');
    return {
      main: groupIn(data, 'menu').flatMap((entry) => present(this.entryFrom(entry, blocks, locale))),
      profile: groupIn(data, 'profile_links').flatMap((fields) => present(this.profileLink(fields, locale))),
      account: groupIn(data, 'account_links').flatMap((fields) => present(this.pageLink(fields, locale))),
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
    const link = linkIn(entry, locale, this.pages);
    return link && { kind: 'link', link };
  }

  private blockFrom(block: Fields, locale: Locale): MenuBlock {
    const picture = pictureIn(block, 'picture', textIn(block, 'coordinates'));
    return {
      title: textIn(block, 'title'),
      text: textIn(block, 'text'),
      ...(picture && { picture }),
      links: groupIn(block, 'links').flatMap((fields) => present(linkIn(fields, locale, this.pages))),
    };
  }

  private pageLink(fields: Fields, locale: Locale): MenuLink | undefined {
    return pageLinkIn(fields, locale, this.pages);
  }

  private profileLink(fields: Fields, locale: Locale): ProfileLink | undefined {
    const link = this.pageLink(fields, locale);
    const access = textIn(fields, 'access');
    return link && { ...link, access: access === 'backer' || access === 'player' ? access : 'everyone' };
  }
}

const present = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
