import { HomePresenter } from '#ui/home/HomePresenter';

it('HO-01 opens and closes the intro video', () => {
  const home = new HomePresenter();
  expect(home.isIntroOpen).toBe(false);
  home.openIntro();
  expect(home.isIntroOpen).toBe(true);
  home.closeIntro();
  expect(home.isIntroOpen).toBe(false);
});
