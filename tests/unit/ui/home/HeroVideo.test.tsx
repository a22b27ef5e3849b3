import { act, render } from '@testing-library/react';
import { BackgroundVideoPresenter } from '#ui/home/BackgroundVideoPresenter';
import { HeroVideo } from '#ui/home/HeroVideo';
import { compose } from '../../support/compose';

it('HO-01 loads the sources, which are added later, before it plays', async () => {
  const calls: string[] = [];
  for (const name of ['load', 'play', 'pause'] as const)
    jest.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => {
      calls.push(name);
      return Promise.resolve();
    });
  const application = await compose();
  const background = application.get(BackgroundVideoPresenter);
  render(<HeroVideo background={background} />);
  background.begin('hero', { landscape: { sources: [{ type: 'video/webm', url: '/films/home.webm' }] } });
  act(() => application.viewport.watched.get('hero')?.(true));
  act(() => application.playback.set({ canPlayVideos: false }));
  act(() => application.playback.set({ canPlayVideos: true }));
  expect(calls).toEqual(['pause', 'load', 'play', 'pause', 'play']);
});
