import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Pause, Play } from 'lucide-react';
import type { Film } from '../../domain/content/Film';
import type { CreditedPicture } from '../../domain/content/LandingPage';
import { Heading } from '../kit/Heading';
import { IconButton } from '../kit/IconButton';
import { Picture, uprightScreen } from '../kit/Picture';
import { usePresenter } from '../usePresenter';
import { BackgroundFilmPresenter } from './BackgroundFilmPresenter';
import { HeroFilm } from './HeroFilm';
import { PictureCredit } from './PictureCredit';
import { pictureFile } from './pictureFile';
import { sentences } from './sentences';
import { useTexts } from './useTexts';

interface LandingHeroProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture | undefined;
  readonly portrait?: CreditedPicture | undefined;
  readonly film?: Film | undefined;
  readonly filmPortrait?: Film | undefined;
  /** Another film is being watched: this one waits. */
  readonly isHeld: boolean;
  readonly actions: ReactNode;
}

const heroId = 'hero';

/** The first view: one picture that comes to move, one headline, one thing to do (HO-01). */
export const LandingHero = observer(function LandingHero(props: LandingHeroProps) {
  const { title, text, picture, portrait, film, filmPortrait, isHeld, actions } = props;
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
            focus="70% 50%"
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
