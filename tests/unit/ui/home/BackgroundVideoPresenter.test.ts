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

it('HO-01 plays while in view and loads no file before that', () => {
  video.begin('hero', { landscape });
  expect(video.sources).toEqual([]);
  setVisible(true);
  expect(video.sources).toEqual(landscape.sources);
  expect(video.isPlaying).toBe(true);
  setVisible(false);
  expect(video.isPlaying).toBe(false);
  expect(video.sources).toEqual(landscape.sources);
});

it('HO-01 never loads where video playback is not allowed', () => {
  application.playback.set({ canPlayVideos: false });
  video.begin('hero', { landscape });
  setVisible(true);
  expect(video.sources).toEqual([]);
  expect(video.isPlaying).toBe(false);
});

it('HO-01 starts when playback becomes allowed and stops when it does not', () => {
  application.playback.set({ canPlayVideos: false });
  video.begin('hero', { landscape });
  setVisible(true);
  application.playback.set({ canPlayVideos: true });
  expect(video.isPlaying).toBe(true);
  application.playback.set({ canPlayVideos: false });
  expect(video.isPlaying).toBe(false);
});

it('HO-01 does not load a video on a portrait screen without a portrait version', () => {
  application.playback.set({ isPortrait: true });
  video.begin('hero', { landscape });
  setVisible(true);
  expect(video.sources).toEqual([]);
});

it('HO-01 uses the portrait version on a portrait screen', () => {
  application.playback.set({ isPortrait: true });
  video.begin('hero', { landscape, portrait });
  setVisible(true);
  expect(video.sources).toEqual(portrait.sources);
});

it('HO-01 pauses while another video is playing', () => {
  video.begin('hero', { landscape });
  setVisible(true);
  video.setSuspended(true);
  expect(video.isPlaying).toBe(false);
  video.setSuspended(false);
  expect(video.isPlaying).toBe(true);
});

it('stops observing the page on disposal, even when disposed of twice', () => {
  video.begin('hero', { landscape });
  video.dispose();
  video.dispose();
  expect(application.viewport.watched.size).toBe(0);
  application.playback.set({ canPlayVideos: true });
  expect(video.isPlaying).toBe(false);
});
