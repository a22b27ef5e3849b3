const picture = /<picture\b[^>]*>(.*?)<\/picture>/gis;
const source = /<source\b([^>]*)>/gi;
const attribute = /([\w-]+)="([^"]*)"/g;

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map([...tag.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

/**
 * Preload links for the main picture above the fold, which has a high fetch priority: one link per screen size, in the
 * best available format.
 * @param html HTML rendered by React, whose attribute values are already escaped
 */
export const firstPicturePreloads = (html: string): string => {
  const first = [...html.matchAll(picture)].find(([, inside = '']) => /fetchpriority="high"/i.test(inside));
  const sources = [...(first?.[1] ?? '').matchAll(source)].map(([, tag = '']) => attributesOf(tag));
  const cuts = new Map(
    sources
      .toReversed()
      .flatMap((attributes) =>
        attributes.get('srcset') ? [[attributes.get('media') ?? '', attributes]] : [],
      ),
  );
  const screens = [...cuts.keys()].filter((media) => media !== '').toReversed();
  return [...cuts]
    .filter(([, attributes]) => !attributes.get('srcset')?.startsWith('data:'))
    .map(([media, attributes]) => {
      // The browser shows the first source that matches, so each media query must exclude the earlier ones.
      const earlier = media === '' ? screens : screens.slice(0, screens.indexOf(media));
      const shownWhen = [...earlier.map((screen) => `(not ${screen})`), media].filter(Boolean).join(' and ');
      return [
        '<link rel="preload" as="image" fetchpriority="high"',
        `imagesrcset="${attributes.get('srcset') ?? ''}"`,
        `imagesizes="${attributes.get('sizes') ?? '100vw'}"`,
        ...(attributes.has('type') ? [`type="${attributes.get('type') ?? ''}"`] : []),
        ...(shownWhen ? [`media="${shownWhen}"`] : []),
        '/>',
      ].join(' ');
    })
    .join('');
};
