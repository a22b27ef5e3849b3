import type { Film } from '../../../../src/domain/content/Film';
import { BackgroundFilmPresenter } from '../../../../src/ui/home/BackgroundFilmPresenter';
import { compose, type Application } from '../../support/compose';

const wide: Film = { sources: [{ type: 'video/webm', url: '/films/home.webm' }] };
const upright: Film = { sources: [{ type: 'video/webm', url: '/films/home-portrait.webm' }] };

let application: Application;
let film: BackgroundFilmPresenter;

const come = (isInSight: boolean): void => application.viewport.watched.get('hero')?.(isInSight);

beforeEach(async () => {
  application = await compose();
  film = application.get(BackgroundFilmPresenter);
});

it('HO-01 plays while in view, and loads no file before that', () => {
  film.begin('hero', { wide });
  expect(film.sources).toEqual([]);
  come(true);
  expect(film.sources).toEqual(wide.sources);
  expect(film.isPlaying).toBe(true);
  come(false);
  expect(film.isPlaying).toBe(false);
  expect(film.sources).toEqual(wide.sources);
});

it('HO-01 never loads where videos may not play', () => {
  application.playback.become({ mayPlayFilms: false });
  film.begin('hero', { wide });
  come(true);
  expect(film.sources).toEqual([]);
  expect(film.isPlaying).toBe(false);
});

it('HO-01 starts once videos may play, and stops once they may not', () => {
  application.playback.become({ mayPlayFilms: false });
  film.begin('hero', { wide });
  come(true);
  application.playback.become({ mayPlayFilms: true });
  expect(film.isPlaying).toBe(true);
  application.playback.become({ mayPlayFilms: false });
  expect(film.isPlaying).toBe(false);
});

it('HO-01 loads no video on an upright screen without an upright version', () => {
  application.playback.become({ isUpright: true });
  film.begin('hero', { wide });
  come(true);
  expect(film.sources).toEqual([]);
});

it('HO-01 uses the upright version on an upright screen', () => {
  application.playback.become({ isUpright: true });
  film.begin('hero', { wide, upright });
  come(true);
  expect(film.sources).toEqual(upright.sources);
});

it('HO-01 stays paused after the visitor paused it', () => {
  film.begin('hero', { wide });
  come(true);
  film.toggle();
  come(false);
  come(true);
  expect(film.isPlaying).toBe(false);
  film.toggle();
  expect(film.isPlaying).toBe(true);
});

it('HO-01 pauses while another video is playing', () => {
  film.begin('hero', { wide });
  come(true);
  film.hold(true);
  expect(film.isPlaying).toBe(false);
  film.hold(false);
  expect(film.isPlaying).toBe(true);
});

it('stops watching the page when disposed of, even twice', () => {
  film.begin('hero', { wide });
  film.dispose();
  film.dispose();
  expect(application.viewport.watched.size).toBe(0);
  application.playback.become({ mayPlayFilms: true });
  expect(film.isPlaying).toBe(false);
});
