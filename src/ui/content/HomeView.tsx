import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { BelowFirstView } from '../app/BelowFirstView';
import { ButtonLink } from '../kit/ButtonLink';
import { Heading } from '../kit/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { LoginLink } from '../session/LoginLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { HomePresenter } from './HomePresenter';
import { IntroLink } from './IntroLink';
import { LandingAnchors } from './LandingAnchors';
import { LandingEvening } from './LandingEvening';
import { LandingHero } from './LandingHero';
import { LandingOwnServer } from './LandingOwnServer';
import { LandingPillar } from './LandingPillar';
import { LandingQuote } from './LandingQuote';
import { LandingReboot } from './LandingReboot';
import { LandingReviews } from './LandingReviews';
import { useTexts } from './useTexts';
import './Landing.scss';

const FilmDialog = lazy(() => import('./FilmDialog').then((module) => ({ default: module.FilmDialog })));

/** The landing page: what the game is, what people do in it, and the way in. */
export const HomeView = observer(function HomeView() {
  const home = usePresenter(HomePresenter);
  const { player } = usePresenter(SessionPresenter);
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('landing');
  const { intro, reboot, pillars, blocks, quote, reviews, ownServer, ...hero } = home.landingPage;
  const introTitle = intro?.title || t('intro.watch');

  return (
    <>
      <LandingHero
        {...hero}
        isHeld={home.isIntroOpen}
        actions={
          <>
            {player ? (
              <ButtonLink variant="primary" size="large" to={navigation.pathOf('products')}>
                {t('hero.myProducts')}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" size="large" to={navigation.pathOf('buy')}>
                {t('hero.play')}
              </ButtonLink>
            )}
            {intro && <IntroLink film={intro.film} label={t('intro.watch')} onOpen={home.openIntro} />}
          </>
        }
      />
      {intro && home.isIntroOpen && (
        <Suspense>
          <FilmDialog film={intro.film} title={introTitle} onClose={home.closeIntro} />
        </Suspense>
      )}
      <LandingAnchors parts={home.parts} />
      <BelowFirstView>
        <section id="world" className="landing-world" aria-labelledby="world-title">
          <Heading level={2} id="world-title">
            {t('world.title')}
          </Heading>
          <p className="landing-world__text">{t('world.text')}</p>
        </section>
        {reboot && <LandingReboot {...reboot} />}
        {pillars.length > 0 && (
          <section id="pillars" aria-labelledby="pillars-title">
            <div className="landing-pillars__head">
              <Heading level={2} id="pillars-title">
                {t('pillars.title')}
              </Heading>
              <p className="landing-pillars__text">{t('pillars.text')}</p>
            </div>
            <div className="landing-pillars">
              {pillars.map((pillar, index) => (
                <LandingPillar key={index} {...pillar} />
              ))}
            </div>
          </section>
        )}
        {quote && <LandingQuote label={t('quote.label')} quote={quote} />}
        {blocks.length > 0 && <LandingEvening blocks={blocks} />}
        {reviews.length > 0 && <LandingReviews reviews={reviews} />}
        {ownServer && <LandingOwnServer {...ownServer} />}
        <section className="landing-closing" aria-labelledby="closing-title">
          <Heading level={2} id="closing-title">
            {t('closing.title')}
          </Heading>
          <p className="landing-closing__text">{t('closing.text')}</p>
          {player ? (
            <ButtonLink variant="primary" size="large" to={navigation.pathOf('products')}>
              {t('closing.redeem')}
            </ButtonLink>
          ) : (
            <div className="landing-closing__actions">
              <ButtonLink variant="primary" size="large" to={navigation.pathOf('buy')}>
                {t('closing.play')}
              </ButtonLink>
              <LoginLink size="large" variant="secondary">
                {t('closing.logIn')}
              </LoginLink>
            </div>
          )}
        </section>
      </BelowFirstView>
    </>
  );
});
