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

it('HO-01 plays in sight, and has no file before', () => {
  film.begin('hero', { wide });
  expect(film.sources).toEqual([]);
  come(true);
  expect(film.sources).toEqual(wide.sources);
  expect(film.isPlaying).toBe(true);
  come(false);
  expect(film.isPlaying).toBe(false);
  expect(film.sources).toEqual(wide.sources);
});

it('HO-01 is never fetched where films may not play', () => {
  application.playback.become({ mayPlayFilms: false });
  film.begin('hero', { wide });
  come(true);
  expect(film.sources).toEqual([]);
  expect(film.isPlaying).toBe(false);
});

it('HO-01 begins when the page has loaded, and stops when somebody asks for less', () => {
  application.playback.become({ mayPlayFilms: false });
  film.begin('hero', { wide });
  come(true);
  application.playback.become({ mayPlayFilms: true });
  expect(film.isPlaying).toBe(true);
  application.playback.become({ mayPlayFilms: false });
  expect(film.isPlaying).toBe(false);
});

it('HO-01 leaves the picture on an upright screen that it has no cut for', () => {
  application.playback.become({ isUpright: true });
  film.begin('hero', { wide });
  come(true);
  expect(film.sources).toEqual([]);
});

it('HO-01 has a cut for upright screens', () => {
  application.playback.become({ isUpright: true });
  film.begin('hero', { wide, upright });
  come(true);
  expect(film.sources).toEqual(upright.sources);
});

it('HO-01 stays paused for who paused it', () => {
  film.begin('hero', { wide });
  come(true);
  film.toggle();
  come(false);
  come(true);
  expect(film.isPlaying).toBe(false);
  film.toggle();
  expect(film.isPlaying).toBe(true);
});

it('HO-01 waits while another film is watched', () => {
  film.begin('hero', { wide });
  come(true);
  film.hold(true);
  expect(film.isPlaying).toBe(false);
  film.hold(false);
  expect(film.isPlaying).toBe(true);
});

it('lets go of what it watches, more than once if need be', () => {
  film.begin('hero', { wide });
  film.dispose();
  film.dispose();
  expect(application.viewport.watched.size).toBe(0);
  application.playback.become({ mayPlayFilms: true });
  expect(film.isPlaying).toBe(false);
});
