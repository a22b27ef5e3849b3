import { pictureFile } from '#ui/content/pictureFile';

it('provides the generated formats and widths for a picture of the site', () => {
  const { sources } = pictureFile('/images/hero.webp');
  expect(sources.map(({ url }) => url)).toContain('/images/hero-1440.avif');
});

it('provides several formats and widths for an uploaded picture, with the editor’s crop', () => {
  const { sources, fallback } = pictureFile(
    'https://images.prismic.io/farstead/a1_ring.webp?auto=format,compress&rect=0,0,400,300&w=4000',
  );
  expect(new Set(sources.map(({ type }) => type))).toEqual(new Set(['image/avif', 'image/webp']));
  for (const { url, width } of sources) {
    const { searchParams } = new URL(url);
    expect(searchParams.get('w')).toBe(String(width));
    expect(searchParams.get('rect')).toBe('0,0,400,300');
    expect(searchParams.has('auto')).toBe(false);
  }
  expect(new URL(fallback).searchParams.get('auto')).toBe('format,compress');
});

it.each(['https://elsewhere.test/ring.webp', '/films/poster.webp', '/images/nobody.webp'])(
  '%s has no other formats or widths',
  (url) => {
    expect(pictureFile(url)).toEqual({ sources: [], fallback: url });
  },
);
