import type { ContentOf } from '#domain/content/model/Field';
import { navigation } from '#domain/content/models/navigation';
import type { Locale } from '#domain/language/Locale';
import type { AccountGroup, MenuBlock, MenuEntry, Menus, ProfileLink } from '#domain/navigation/Menu';
import { Content } from '../content/Content';
import { useCase } from '../useCase';
import { SiteLinks } from './SiteLinks';

type RawContent = ContentOf<typeof navigation>;
type RawBlock = RawContent['menuBlocks'][number];

/** Loads the menus (SH-08). Omits links without a label or page, empty blocks and empty groups. */
@useCase
export class LoadMenus {
  constructor(
    private readonly content: Content,
    private readonly siteLinks: SiteLinks,
  ) {}

  async execute(locale: Locale): Promise<Menus> {
    const { content } = await this.content.findOne(navigation, { locale });
    const { menu, menuBlocks, profileLinks } = content;
    return {
      main: menu.flatMap((entry) => this.entryFrom(entry, menuBlocks, locale) ?? []),
      profile: profileLinks.flatMap((link) => this.profileLink(link, locale) ?? []),
      account: this.accountGroups(content, locale),
    };
  }

  /** Returns the links in their groups. Links without an existing group come first. */
  private accountGroups(
    { accountGroups, accountLinks }: RawContent,
    locale: Locale,
  ): readonly AccountGroup[] {
    const named = accountGroups.filter(({ key, label }) => key !== '' && label !== '');
    const keys = new Set(named.map(({ key }) => key));
    return [{ key: '', label: '' }, ...named]
      .map(({ key, label }) => ({
        label,
        links: accountLinks
          .filter(({ group }) => (keys.has(group) ? group : '') === key)
          .flatMap((link) => this.profileLink(link, locale) ?? []),
      }))
      .filter(({ links }) => links.length > 0);
  }

  /** Returns a group if the content has blocks for the entry's key, otherwise a link. */
  private entryFrom(
    { key, ...entry }: RawContent['menu'][number],
    blocks: readonly RawBlock[],
    locale: Locale,
  ): MenuEntry | undefined {
    const own = blocks
      .filter(({ menu }) => key !== '' && menu === key)
      .map((block) => this.blockFrom(block, locale))
      .filter(({ links }) => links.length > 0);
    const { label } = entry;
    if (own.length > 0) return label === '' ? undefined : { kind: 'group', label, blocks: own };
    const link = this.siteLinks.resolve(entry, locale);
    return link && { kind: 'link', link };
  }

  private blockFrom({ title, text, picture, links }: RawBlock, locale: Locale): MenuBlock {
    return {
      title,
      text,
      ...(picture && { picture }),
      links: this.siteLinks.resolveAll(links, locale),
    };
  }

  private profileLink(
    { access, label, page }: RawContent['profileLinks'][number],
    locale: Locale,
  ): ProfileLink | undefined {
    const link = this.siteLinks.resolvePage({ label, page }, locale);
    return link && { ...link, access };
  }
}
