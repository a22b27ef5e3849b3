import type { HomePillar } from '#application/home/LoadHomePage';
import type { PillarLink } from '#application/pillars/PillarLinks';
import { pillarRoutes } from '#domain/pillars/pillars';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';
import { deferredLayout } from '../app/deferredLayout';

export const HomePillars = ({ pillars }: { readonly pillars: readonly HomePillar[] }) => {
  const t = useTexts('home');
  return (
    <section id="pillars" aria-labelledby="pillars-title">
      <div className="landing-pillars__head">
        <Heading level={2} id="pillars-title">
          {t('pillars.title')}
        </Heading>
        <p className="landing-pillars__text">{t('pillars.text')}</p>
      </div>
      <div className="landing-pillars">
        {pillars.map((pillar, index) => (
          <Pillar key={index} {...pillar} />
        ))}
      </div>
    </section>
  );
};

const Pillar = ({ title, text, picture, link }: HomePillar) => (
  <article {...deferredLayout} className="landing-pillar">
    {picture && (
      <div className="landing-pillar__picture">
        <Picture
          cover
          file={pictureFile(picture.url)}
          alt={picture.alt}
          sizes="(min-width: 60rem) 76vw, 100vw"
        />
      </div>
    )}
    <div className="landing-pillar__words">
      {title !== '' && (
        <Heading level={3} size={2}>
          {title}
        </Heading>
      )}
      {text !== '' && <p className="landing-pillar__text">{text}</p>}
      {link?.path !== undefined && <PageLink link={link} to={link.path} />}
      {picture && <PictureCredit {...picture} />}
    </div>
  </article>
);

const PageLink = ({ link, to }: { readonly link: PillarLink; readonly to: string }) => {
  const translations = usePresenter(Translations);
  return (
    <div>
      <ButtonLink to={to}>
        {link.label || link.name || translations.titleOf(pillarRoutes[link.pillar])}
      </ButtonLink>
    </div>
  );
};
