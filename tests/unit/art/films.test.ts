import { statSync } from 'node:fs';
import { join } from 'node:path';
import { between, cut } from '../../../art/lib/pan';
import videos from '../../../public/films/manifest.json';
import pictures from '../../../public/images/manifest.json';

const PUBLIC = join(__dirname, '../../../public');

describe.each(Object.entries(videos))('the video %s', (_name, video) => {
  it('lists files that exist and are small enough for a phone', () => {
    for (const { url, bytes } of video.sources) {
      expect(statSync(join(PUBLIC, url)).size).toBe(bytes);
      expect(bytes).toBeLessThan(4_000_000);
    }
  });

  it('includes a poster among the pictures', () => {
    expect(Object.keys(pictures)).toContain(video.poster);
  });
});

describe('a camera move over a still image', () => {
  const still = {
    width: 4,
    height: 2,
    rgb: Uint8Array.from([0, 0, 80, 80, 160, 160, 240, 240].flatMap((v) => [v, v, v])),
  };

  it('leaves a fully visible image unchanged', () => {
    expect([...cut(still, { x: 0.5, y: 0.5, span: 1 }, 4, 2)]).toEqual([...still.rgb]);
  });

  it('interpolates between neighboring pixels', () => {
    const ramp = { width: 5, height: 1, rgb: Uint8Array.from([0, 10, 20, 30, 40].flatMap((v) => [v, v, v])) };

    expect(cut(ramp, { x: 0.6, y: 0.5, span: 0.2 }, 1, 1)[0]).toBeCloseTo(25, 4);
  });

  it('zooms at a constant rate', () => {
    const halfway = between({ x: 0, y: 0, span: 1 }, { x: 1, y: 0.5, span: 0.25 }, 0.5);

    expect(halfway).toEqual({ x: 0.5, y: 0.25, span: 0.5 });
  });
});
