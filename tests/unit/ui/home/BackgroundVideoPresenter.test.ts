import type { VideoFile } from '#domain/content/VideoFile';
import { BackgroundVideoPresenter } from '#ui/home/BackgroundVideoPresenter';
import { compose, type Application } from '../../support/compose';

const landscape: VideoFile = { sources: [{ type: 'video/webm', url: '/films/home.webm' }] };
const portrait: VideoFile = { sources: [{ type: 'video/webm', url: '/films/home-portrait.webm' }] };

let application: Application;
let video: BackgroundVideoPresenter;

const setVisible = (isInSight: boolean): void => application.viewport.watched.get('hero')?.(isInSight);

beforeEach(async () => {
  application = await compose();
  video = application.get(BackgroundVideoPresenter);
});

it('HO-01 plays while in view, and loads no file before that', () => {
  video.begin('hero', { landscape });
  expect(video.sources).toEqual([]);
  setVisible(true);
  expect(video.sources).toEqual(landscape.sources);
  expect(video.isPlaying).toBe(true);
  setVisible(false);
  expect(video.isPlaying).toBe(false);
  expect(video.sources).toEqual(landscape.sources);
});

it('HO-01 never loads where videos may not play', () => {
  application.playback.set({ canPlayVideos: false });
  video.begin('hero', { landscape });
  setVisible(true);
  expect(video.sources).toEqual([]);
  expect(video.isPlaying).toBe(false);
});

it('HO-01 starts once videos may play, and stops once they may not', () => {
  application.playback.set({ canPlayVideos: false });
  video.begin('hero', { landscape });
  setVisible(true);
  application.playback.set({ canPlayVideos: true });
  expect(video.isPlaying).toBe(true);
  application.playback.set({ canPlayVideos: false });
  expect(video.isPlaying).toBe(false);
});

it('HO-01 loads no video on an upright screen without an upright version', () => {
  application.playback.set({ isPortrait: true });
  video.begin('hero', { landscape });
  setVisible(true);
  expect(video.sources).toEqual([]);
});

it('HO-01 uses the upright version on an upright screen', () => {
  application.playback.set({ isPortrait: true });
  video.begin('hero', { landscape, portrait });
  setVisible(true);
  expect(video.sources).toEqual(portrait.sources);
});

it('HO-01 stays paused after the visitor paused it', () => {
  video.begin('hero', { landscape });
  setVisible(true);
  video.toggle();
  setVisible(false);
  setVisible(true);
  expect(video.isPlaying).toBe(false);
  video.toggle();
  expect(video.isPlaying).toBe(true);
});

it('HO-01 pauses while another video is playing', () => {
  video.begin('hero', { landscape });
  setVisible(true);
  video.setSuspended(true);
  expect(video.isPlaying).toBe(false);
  video.setSuspended(false);
  expect(video.isPlaying).toBe(true);
});

it('stops watching the page when disposed of, even twice', () => {
  video.begin('hero', { landscape });
  video.dispose();
  video.dispose();
  expect(application.viewport.watched.size).toBe(0);
  application.playback.set({ canPlayVideos: true });
  expect(video.isPlaying).toBe(false);
});
