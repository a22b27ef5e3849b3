import { MediaFiles } from '#application/media/MediaFiles';
import { listMediaFiles } from '#infrastructure/http/media/calls';
import { describeInteractions, outage, succeeds } from '../support/describeInteractions';

const lists = {
  screenshots: ['assets/media/screenshots/ring_station.webp'],
  videos: ['assets/media/videos/intro.mp4'],
  wallpapers: ['assets/media/wallpapers/ring_station-3840x2160.jpg'],
  conceptart: ['assets/media/conceptart/ring_station_study.webp'],
  documents: ['assets/media/documents/fact_sheet-en-us.pdf'],
  pinned: ['assets/media/screenshots/ring_station.webp'],
};
const emptyLists = {
  screenshots: [],
  videos: [],
  wallpapers: [],
  conceptart: [],
  documents: [],
  pinned: [],
};

describeInteractions(
  listMediaFiles,
  {
    requirement: 'ME-01',
    description: 'for the files of the media library',
    send: (site) => site.get(MediaFiles).list(),
  },
  [
    ['the server is up', succeeds(lists, lists)],
    ['the media library is empty', succeeds(emptyLists, emptyLists)],
    ['the server is down', outage, { requirement: 'AP-01' }],
  ],
);
