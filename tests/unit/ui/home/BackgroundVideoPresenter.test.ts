import type { VideoFile } from '#domain/content/VideoFile';
import { BackgroundVideoPresenter } from '#ui/home/BackgroundVideoPresenter';
import { compose, type Application } from '../../support/compose';

const landscape: VideoFile = { sources: [{ type: 'video/webm', url: '/films/home.webm' }] };
const portrait: VideoFile = { sources: [{ type: 'video/webm', url: '/films/home-portrait.webm' }] };

let application: Application;
let film: BackgroundVideoPresenter;

const setVisible = (isInSight: boolean): void => application.viewport.watched.get('hero')?.(isInSight);

beforeEach(async () => {
  application = await compose();
  film = application.get(BackgroundVideoPresenter);
});

it('HO-01 plays while in view, and loads no file before that', () => {
  film.begin('hero', { landscape });
  expect(film.sources).toEqual([]);
  setVisible(true);
  expect(film.sources).toEqual(landscape.sources);
  expect(film.isPlaying).toBe(true);
  setVisible(false);
  expect(film.isPlaying).toBe(false);
  expect(film.sources).toEqual(landscape.sources);
});

it('HO-01 never loads where videos may not play', () => {
  application.playback.set({ canPlayVideos: false });
  film.begin('hero', { landscape });
  setVisible(true);
  expect(film.sources).toEqual([]);
  expect(film.isPlaying).toBe(false);
});

it('HO-01 starts once videos may play, and stops once they may not', () => {
  application.playback.set({ canPlayVideos: false });
  film.begin('hero', { landscape });
  setVisible(true);
  application.playback.set({ canPlayVideos: true });
  expect(film.isPlaying).toBe(true);
  application.playback.set({ canPlayVideos: false });
  expect(film.isPlaying).toBe(false);
});

it('HO-01 loads no video on an upright screen without an upright version', () => {
  application.playback.set({ isPortrait: true });
  film.begin('hero', { landscape });
  setVisible(true);
  expect(film.sources).toEqual([]);
});

it('HO-01 uses the upright version on an upright screen', () => {
  application.playback.set({ isPortrait: true });
  film.begin('hero', { landscape, portrait });
  setVisible(true);
  expect(film.sources).toEqual(portrait.sources);
});

it('HO-01 stays paused after the visitor paused it', () => {
  film.begin('hero', { landscape });
  setVisible(true);
  film.toggle();
  setVisible(false);
  setVisible(true);
  expect(film.isPlaying).toBe(false);
  film.toggle();
  expect(film.isPlaying).toBe(true);
});

it('HO-01 pauses while another video is playing', () => {
  film.begin('hero', { landscape });
  setVisible(true);
  film.setSuspended(true);
  expect(film.isPlaying).toBe(false);
  film.setSuspended(false);
  expect(film.isPlaying).toBe(true);
});

it('stops watching the page when disposed of, even twice', () => {
  film.begin('hero', { landscape });
  film.dispose();
  film.dispose();
  expect(application.viewport.watched.size).toBe(0);
  application.playback.set({ canPlayVideos: true });
  expect(film.isPlaying).toBe(false);
});
