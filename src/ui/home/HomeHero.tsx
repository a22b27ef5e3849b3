import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Pause, Play } from 'lucide-react';
import type { LandingPage } from '../../domain/content/models/landingPage';
import { Heading } from '../kit/layout/Heading';
import { IconButton } from '../kit/actions/IconButton';
import { Picture, uprightScreen } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { BackgroundFilmPresenter } from './BackgroundFilmPresenter';
import { HeroFilm } from './HeroFilm';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { sentences } from '../content/sentences';
import { useTexts } from '../content/useTexts';

interface HomeHeroProps {
  readonly hero: LandingPage['hero'];
  /** Whether the video is paused because another one plays. */
  readonly isHeld: boolean;
  readonly actions: ReactNode;
}

const heroId = 'hero';

export const HomeHero = observer(function HomeHero({ hero, isHeld, actions }: HomeHeroProps) {
  const { title, text, picture, picturePortrait: portrait, film, filmPortrait } = hero;
  const background = usePresenter(BackgroundFilmPresenter);
  const t = useTexts('landing');
  const productName = useTexts('shell')('product.name');

  useEffect(() => {
    background.begin(heroId, { wide: film, upright: filmPortrait });
  }, [background, film, filmPortrait]);
  useEffect(() => background.hold(isHeld), [background, isHeld]);

  return (
    <section id={heroId} className="landing-hero" aria-labelledby="landing-title">
      {picture && (
        <div className="landing-hero__picture">
          <Picture
            first
            cover
            file={pictureFile(picture.url)}
            cuts={portrait && [{ file: pictureFile(portrait.url), media: uprightScreen }]}
            alt={picture.alt}
          />
          {(film ?? filmPortrait) && <HeroFilm film={background} />}
        </div>
      )}
      <div className="landing-hero__words">
        <Heading level={1} size="hero" id="landing-title">
          {sentences(title || productName).map((sentence) => (
            <span key={sentence} className="landing-hero__sentence">
              {sentence}{' '}
            </span>
          ))}
        </Heading>
        {text !== '' && <p className="landing-hero__lead">{text}</p>}
        <div className="landing-hero__actions">{actions}</div>
        {picture && (
          <div className="landing-hero__caption">
            <PictureCredit {...picture} />
            <div className="landing-hero__film-control">
              {background.isRolling && (
                <IconButton
                  icon={background.isPaused ? Play : Pause}
                  label={background.isPaused ? t('film.play') : t('film.pause')}
                  onClick={background.toggle}
                />
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
});
