import { MediaFiles } from '../../../src/application/media/MediaFiles';
import { listMediaFiles } from '../../../src/infrastructure/http/media/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal } from '../support/agreements';
import { answerOf } from '../support/answers';
import { siteAt } from '../support/site';

describe('the files of the media library', () => {
  const asking = 'for the files of the media library';
  const request: Agreement['request'] = { method: 'GET', path: '/api/assets/media' };
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
    const answer = answerOf(listMediaFiles, lists);
    const result = await agree({ given: 'the server is up', asking, request, answer }, list);
    expect(result).toEqual({ ok: true, value: lists });
  });

  it('ME-01 an empty media library returns empty lists', async () => {
    const lists = { screenshots: [], videos: [], wallpapers: [], conceptart: [], documents: [], pinned: [] };
    const answer = answerOf(listMediaFiles, lists);
    const result = await agree({ given: 'the media library is empty', asking, request, answer }, list);
    expect(result).toEqual({ ok: true, value: lists });
  });

  it('AP-01 the files cannot be listed while the server is down', async () => {
    const answer = refusal(503, 50);
    const result = await agree({ given: 'the server is down', asking, request, answer }, list);
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
