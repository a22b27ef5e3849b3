import { MediaFiles } from '#application/media/MediaFiles';
import { listMediaFiles } from '#infrastructure/http/media/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { siteAt } from '../support/site';

describe('the files of the media library', () => {
  const description = 'for the files of the media library';
  const request: Interaction['request'] = { method: 'GET', path: '/api/assets/media' };
  const list = (url: string) => siteAt(url).get(MediaFiles).list();

  it('ME-01 the files are listed as paths by category', async () => {
    const lists = {
      screenshots: ['assets/media/screenshots/ring_station.webp'],
      videos: ['assets/media/videos/intro.mp4'],
      wallpapers: ['assets/media/wallpapers/ring_station-3840x2160.jpg'],
      conceptart: ['assets/media/conceptart/ring_station_study.webp'],
      documents: ['assets/media/documents/fact_sheet-en-us.pdf'],
      pinned: ['assets/media/screenshots/ring_station.webp'],
    };
    const response = responseOf(listMediaFiles, lists);
    const result = await addInteraction({ given: 'the server is up', description, request, response }, list);
    expect(result).toEqual({ ok: true, value: lists });
  });

  it('ME-01 an empty media library returns empty lists', async () => {
    const lists = { screenshots: [], videos: [], wallpapers: [], conceptart: [], documents: [], pinned: [] };
    const response = responseOf(listMediaFiles, lists);
    const result = await addInteraction(
      { given: 'the media library is empty', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: true, value: lists });
  });

  it('AP-01 the files cannot be listed while the server is down', async () => {
    const response = errorResponse(503, 50);
    const result = await addInteraction(
      { given: 'the server is down', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
