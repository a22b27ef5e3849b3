import { renderToString } from 'react-dom/server';
import { firstPicturePreloads } from '#server/pages/firstPicture';
import { Picture, portraitScreen, type PictureFile } from '#ui/kit/media/Picture';

const file = (name: string): PictureFile => ({
  width: 1920,
  height: 1080,
  fallback: `/images/${name}-960.webp`,
  sources: ['image/avif', 'image/webp'].flatMap((type) =>
    [960, 1920].map((width) => ({ type, width, url: `/images/${name}-${width}.${type.slice(6)}` })),
  ),
});

const linksOf = (page: React.ReactNode): readonly string[] =>
  firstPicturePreloads(renderToString(page))
    .split(/(?=<link)/)
    .filter(Boolean);

it('HO-01 preloads the art-directed variant of the main picture that matches the screen', () => {
  const links = linksOf(
    <>
      <Picture file={file('logo')} alt="" />
      <Picture
        priority
        file={file('hero')}
        variants={[{ file: file('hero-portrait'), media: portraitScreen }]}
        alt="A ring"
        sizes="90vw"
      />
    </>,
  );
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toMatch(/^<link rel="preload" as="image" fetchpriority="high" .*type="image\/avif"/);
    expect(link).toContain('imagesizes="90vw"');
  }
  const wide = links.find((link) =>
    link.includes('/images/hero-960.avif 960w, /images/hero-1920.avif 1920w'),
  );
  expect(wide).toContain('media="(not (max-aspect-ratio: 4/5))"');
  const upright = links.find((link) => link.includes('/images/hero-portrait-960.avif 960w'));
  expect(upright).toContain('media="(max-aspect-ratio: 4/5)"');
});

it('does not preload an inline variant and limits the other preloads to their own media queries', () => {
  const nothing = {
    fallback: '',
    sources: [{ type: 'image/gif', width: 1, url: 'data:image/gif;base64,AA==' }],
  };
  const links = linksOf(
    <Picture
      priority
      file={file('hero')}
      variants={[
        { file: nothing, media: '(max-width: 20rem)' },
        { file: file('band'), media: '(max-width: 60rem)' },
      ]}
      alt=""
    />,
  );
  expect(links.map((link) => [/images\/(\w+)/.exec(link)?.[1], /media="(.*?)"/.exec(link)?.[1]])).toEqual([
    ['hero', '(not (max-width: 20rem)) and (not (max-width: 60rem))'],
    ['band', '(not (max-width: 20rem)) and (max-width: 60rem)'],
  ]);
});

it('preloads a picture without variants for every screen', () => {
  const [link, ...others] = linksOf(<Picture priority file={file('hero')} alt="" />);
  expect(others).toEqual([]);
  expect(link).not.toContain('media');
});

it('does not preload any picture on a page without a main picture', () => {
  expect(linksOf(<Picture file={file('hero')} alt="" />)).toEqual([]);
  expect(
    linksOf(<Picture priority file={{ sources: [], fallback: 'https://elsewhere.test/a.jpg' }} alt="" />),
  ).toEqual([]);
});
