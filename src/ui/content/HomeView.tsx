import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../kit/ButtonLink';
import { Heading } from '../kit/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { LoginLink } from '../session/LoginLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { HomePresenter } from './HomePresenter';
import { LandingHero } from './LandingHero';
import { LandingPillar } from './LandingPillar';
import { LandingQuote } from './LandingQuote';
import { useTexts } from './useTexts';
import './Landing.scss';

/** The landing page: what the game is, what people do in it, and the way in. */
export const HomeView = observer(function HomeView() {
  const { landingPage } = usePresenter(HomePresenter);
  const { player } = usePresenter(SessionPresenter);
  const navigation = usePresenter(NavigationPresenter);
  const t = useTexts('landing');
  const productsPath = navigation.pathOf('products');

  return (
    <>
      <LandingHero
        {...landingPage}
        actions={
          <>
            {player ? (
              <ButtonLink variant="primary" size="large" to={productsPath}>
                {t('hero.myProducts')}
              </ButtonLink>
            ) : (
              <LoginLink size="large">{t('hero.logIn')}</LoginLink>
            )}
            <ButtonLink variant="quiet" size="large" to="#pillars">
              {t('hero.more')}
            </ButtonLink>
          </>
        }
      />
      <section className="landing-world" aria-labelledby="world-title">
        <Heading level={2} id="world-title">
          {t('world.title')}
        </Heading>
        <p className="landing-world__text">{t('world.text')}</p>
      </section>
      <section id="pillars" aria-labelledby="pillars-title">
        <div className="landing-pillars__head">
          <Heading level={2} id="pillars-title">
            {t('pillars.title')}
          </Heading>
          <p className="landing-pillars__text">{t('pillars.text')}</p>
        </div>
        <div className="landing-pillars">
          {landingPage.pillars.map((pillar) => (
            <LandingPillar key={pillar.name} {...pillar} />
          ))}
        </div>
      </section>
      {landingPage.quote && <LandingQuote label={t('quote.label')} quote={landingPage.quote} />}
      <section className="landing-closing" aria-labelledby="closing-title">
        <Heading level={2} id="closing-title">
          {t('closing.title')}
        </Heading>
        <p className="landing-closing__text">{t('closing.text')}</p>
        {player ? (
          <ButtonLink variant="primary" size="large" to={productsPath}>
            {t('closing.redeem')}
          </ButtonLink>
        ) : (
          <LoginLink size="large">{t('closing.logIn')}</LoginLink>
        )}
      </section>
    </>
  );
});
