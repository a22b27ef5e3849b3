import { MediaFiles } from '#application/media/MediaFiles';
import { listMediaFiles } from '#infrastructure/http/media/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { siteAt } from '../support/site';

describe('the media library’s files', () => {
  const description = 'for the files of the media library';
  const request: Interaction['request'] = { method: 'GET', path: '/api/assets/media' };
  const list = (url: string) => siteAt(url).get(MediaFiles).list();

  it('ME-01 lists file paths by category', async () => {
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

  it('ME-01 returns empty lists for an empty media library', async () => {
    const lists = { screenshots: [], videos: [], wallpapers: [], conceptart: [], documents: [], pinned: [] };
    const response = responseOf(listMediaFiles, lists);
    const result = await addInteraction(
      { given: 'the media library is empty', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: true, value: lists });
  });

  it('AP-01 reports an error when the server is down', async () => {
    const response = errorResponse(503, 50);
    const result = await addInteraction(
      { given: 'the server is down', description, request, response },
      list,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
