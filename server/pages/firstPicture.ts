const picture = /<picture\b[^>]*>(.*?)<\/picture>/gis;
const source = /<source\b([^>]*)>/gi;
const attribute = /([\w-]+)="([^"]*)"/g;

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map([...tag.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

/**
 * Links that let the browser fetch the picture of the first view before it has read as far as the picture: the one a
 * page marks with a high priority, in its best format, in the cut that fits the screen.
 *
 * @param html rendered by React: attribute values are escaped already
 */
export const firstPictureLinks = (html: string): string => {
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
      // The first cut that fits is the one that is shown.
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
