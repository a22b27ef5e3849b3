import { parseMediaPath } from '#domain/media/MediaFile';
import { buildMediaLibrary, readableName, wallpaperSizes } from '#domain/media/MediaLibrary';

describe('parsing a media file’s path', () => {
  it.each([
    ['assets/media/screenshots/ring.webp', { category: 'screenshots', name: 'ring', isPreview: false }],
    ['/assets/media/videos/intro.MP4', { category: 'videos', name: 'intro', extension: 'mp4' }],
    ['a/b/wallpapers/ring-3840x2160.jpg', { name: 'ring', variant: '3840x2160', isPreview: false }],
    ['a/b/wallpapers/ring-thumbnail-480.webp', { name: 'ring', isPreview: true, width: 480 }],
    ['a/b/screenshots/ring_thumbnail.webp', { name: 'ring', isPreview: true }],
    ['a/b/conceptart/2026/Stützpunkt 星.png', { category: 'conceptart', name: 'Stützpunkt 星' }],
    ['a/b/screenshots/-odd.png', { name: '-odd', isPreview: false }],
  ])('ME-01 extracts the parts of %s', (path, expected) => {
    expect(parseMediaPath(path)).toMatchObject(expected);
  });

  it.each([
    '',
    'ring.webp',
    'assets/media/ring.webp',
    'assets/media/music/ring.ogg',
    'assets/media/screenshots/',
    'assets/media/screenshots/ring',
    'assets/media/screenshots/../../secret.webp',
    'assets/media/screenshots//ring.webp',
    'assets/media/screenshots/a\\b.webp',
    'https://elsewhere.test/media/screenshots/ring.webp',
  ])('ME-01 rejects the invalid path %j', (path) => {
    expect(parseMediaPath(path)).toBeUndefined();
  });
});

describe('the media library', () => {
  const library = buildMediaLibrary(
    {
      screenshots: [
        'assets/media/screenshots/ring.webp',
        'assets/media/screenshots/ring-thumbnail-960.webp',
        'assets/media/screenshots/ring-thumbnail-480.webp',
        'assets/media/screenshots/bare.webp',
        'assets/media/screenshots/bare.webp',
        'assets/media/screenshots/lost-thumbnail.webp',
        'assets/media/screenshots/Basis 星%20100%.webp',
        'assets/media/unheard/of.webp',
      ],
      videos: [
        'assets/media/videos/intro.webm',
        'assets/media/videos/intro.mp4',
        'assets/media/videos/intro-de-de.vtt',
      ],
      wallpapers: [
        'assets/media/wallpapers/ring-3840x2160.jpg',
        'assets/media/wallpapers/ring-1920x1080.jpg',
        'assets/media/wallpapers/ring-odd.jpg',
      ],
      unheard: ['assets/media/documents/sheet-en-us.pdf'],
      pinned: ['assets/media/screenshots/ring.webp', 'assets/media/screenshots/only_pinned.webp'],
    },
    'https://files.test/farstead/',
  );

  it('ME-01 groups files that belong to the same item', () => {
    expect(library.screenshots[0]).toMatchObject({
      url: 'https://files.test/farstead/assets/media/screenshots/ring.webp',
      previews: [{ width: 480 }, { width: 960 }],
    });
  });

  it('ME-01 lists an item without a preview once and omits an item with only a preview', () => {
    expect(library.screenshots.map(({ name }) => name)).toEqual(['ring', 'bare', 'Basis 星%20100%']);
    expect(library.screenshots[1]?.previews).toEqual([]);
  });

  it('ME-01 encodes names in any script exactly once', () => {
    expect(library.screenshots[2]?.url).toBe(
      'https://files.test/farstead/assets/media/screenshots/Basis%20%E6%98%9F%2520100%25.webp',
    );
  });

  it('ME-01 takes the category from the path, not from the list’s name', () => {
    expect(library.documents.map(({ name, variants }) => [name, variants.length])).toEqual([['sheet', 1]]);
  });

  it('ME-01 pins items, even those not listed elsewhere', () => {
    expect(library.pinned.map(({ name, previews }) => [name, previews.length])).toEqual([
      ['ring', 2],
      ['only_pinned', 0],
    ]);
  });

  it('ME-02 prefers the MP4 file of a video and includes its subtitle tracks', () => {
    const [intro] = library.videos;
    expect(intro?.url).toMatch(/intro\.mp4$/);
    expect(intro?.formats).toHaveLength(2);
    expect(intro?.variants).toMatchObject([{ label: 'de-de', extension: 'vtt' }]);
  });

  it('ME-02 lists a wallpaper’s resolutions, smallest first', () => {
    const [ring] = library.wallpapers;
    expect(ring && wallpaperSizes(ring).map(({ width, height }) => [width, height])).toEqual([
      [1920, 1080],
      [3840, 2160],
    ]);
  });

  it('ME-01 returns an empty library when there are no files', () => {
    expect(Object.values(buildMediaLibrary({}, '/')).flat()).toEqual([]);
  });

  it.each([
    ['ring_station', 'Ring station'],
    ['星_基地', '星 基地'],
    ['%E6%98%9F', '星'],
    ['100%', '100%'],
  ])('ME-01 converts the file name %s to a readable name', (name, words) => {
    expect(readableName(name)).toBe(words);
  });
});
