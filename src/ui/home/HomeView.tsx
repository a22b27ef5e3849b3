import { observer } from 'mobx-react-lite';
import type { HomePage, HomeSection } from '#application/home/LoadHomePage';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { Slices, type SliceViews } from '../content/Slices';
import { useTexts } from '../content/useTexts';
import { later } from '../loading/later';
import { PlayLink } from '../navigation/PlayLink';
import { usePresenter } from '../usePresenter';
import { HomeAnchors } from './HomeAnchors';
import { HomeClosing } from './HomeClosing';
import { HomeEvening } from './HomeEvening';
import { HomeHero } from './HomeHero';
import { HomeOwnServer } from './HomeOwnServer';
import { partsOf, sectionsOf } from './homeParts';
import { HomePillars } from './HomePillars';
import { HomePresenter } from './HomePresenter';
import { HomeQuote } from './HomeQuote';
import { HomeReboot } from './HomeReboot';
import { HomeReviews } from './HomeReviews';
import { HomeWorld } from './HomeWorld';
import { IntroLink } from '../content/IntroLink';
import { NotFoundSection } from '../navigation/not-found/NotFoundSection';
import './Home.scss';

const VideoDialog = later(async () => (await import('./VideoDialog')).VideoDialog);

const views: SliceViews<HomeSection> = {
  reboot: HomeReboot,
  pillars: HomePillars,
  quote: HomeQuote,
  evening: HomeEvening,
  reviews: HomeReviews,
  ownServer: HomeOwnServer,
};

export const HomeView = observer(function HomeView({ content }: { readonly content: HomePage }) {
  const home = usePresenter(HomePresenter);
  const t = useTexts('home');
  const { hero, intro, body, monthlyPrice } = content;
  const sections = sectionsOf(body);

  return (
    <>
      <NotFoundSection />
      <HomeHero
        hero={hero}
        monthlyPrice={monthlyPrice}
        isVideoSuspended={home.isIntroOpen}
        actions={
          <>
            <PlayLink size="large" />
            {intro && <IntroLink video={intro.film} label={t('intro.watch')} onOpen={home.openIntro} />}
          </>
        }
      />
      {intro && home.isIntroOpen && (
        <VideoDialog video={intro.film} title={intro.title || t('intro.watch')} onClose={home.closeIntro} />
      )}
      <HomeAnchors parts={partsOf(sections)} />
      <DeferUntilPaint>
        <HomeWorld />
        <Slices slices={sections} views={views} />
        <HomeClosing />
      </DeferUntilPaint>
    </>
  );
});
