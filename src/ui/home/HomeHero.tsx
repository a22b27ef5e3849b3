import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { LandingPage } from '#domain/content/models/landingPage';
import type { Money } from '#domain/commerce/Money';
import { useMoney } from '../commerce/shared/useMoney';
import { Heading } from '../kit/layout/Heading';
import { Picture, portraitScreen } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { BackgroundVideoPresenter } from './BackgroundVideoPresenter';
import { HeroVideo } from './HeroVideo';
import { MotionControl } from '../content/MotionControl';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { splitSentences } from '../content/splitSentences';
import { useTexts } from '../content/useTexts';

interface HomeHeroProps {
  readonly hero: LandingPage['hero'];
  readonly monthlyPrice: Money | undefined;
  /** Whether the background video is paused because another video plays. */
  readonly isVideoSuspended: boolean;
  readonly actions: ReactNode;
}

const heroId = 'hero';

export const HomeHero = observer(function HomeHero({
  hero,
  monthlyPrice,
  isVideoSuspended,
  actions,
}: HomeHeroProps) {
  const { title, text, picture, picturePortrait: portrait, film, filmPortrait } = hero;
  const background = usePresenter(BackgroundVideoPresenter);
  const t = useTexts('home');
  const renewal = useTexts('renewal');
  const money = useMoney();
  const productName = useTexts('app')('product.name');

  useEffect(() => {
    background.begin(heroId, { landscape: film, portrait: filmPortrait });
  }, [background, film, filmPortrait]);
  useEffect(() => background.setSuspended(isVideoSuspended), [background, isVideoSuspended]);

  const facts = [
    t('hero.facts'),
    ...(monthlyPrice ? [t('hero.from', { price: money(monthlyPrice) })] : []),
    renewal('onePayment'),
  ];
  return (
    <section id={heroId} className="landing-hero" aria-labelledby="landing-title">
      {picture && (
        <div className="landing-hero__picture">
          <Picture
            priority
            cover
            file={pictureFile(picture.url)}
            variants={portrait && [{ file: pictureFile(portrait.url), media: portraitScreen }]}
            alt={picture.alt}
          />
          {(film ?? filmPortrait) && <HeroVideo background={background} />}
        </div>
      )}
      <div className="landing-hero__words">
        <Heading level={1} size="hero" id="landing-title">
          {splitSentences(title || productName).map((sentence) => (
            <span key={sentence} className="landing-hero__sentence">
              {sentence}{' '}
            </span>
          ))}
        </Heading>
        {text !== '' && <p className="landing-hero__lead">{text}</p>}
        <p className="landing-hero__facts">{facts.join(' ')}</p>
        <div className="landing-hero__actions">{actions}</div>
        {picture && (
          <div className="landing-hero__caption">
            <PictureCredit {...picture} />
            <div className="landing-hero__motion-control">
              <MotionControl />
            </div>
          </div>
        )}
      </div>
    </section>
  );
});
