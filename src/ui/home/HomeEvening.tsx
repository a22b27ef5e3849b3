import type { Section } from '#domain/content/models/landingPage';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Picture } from '../kit/media/Picture';
import { HomeGround } from './HomeGround';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { deferredLayout } from '../app/deferredLayout';

export const HomeEvening = ({ blocks }: Section<'evening'>) => {
  const t = useTexts('home');
  return (
    <section {...deferredLayout} id="evening" className="landing-evening" aria-labelledby="evening-title">
      <HomeGround of="chart" />
      <div className="landing-evening__head">
        <Heading level={2} id="evening-title">
          {t('evening.title')}
        </Heading>
        <p className="landing-evening__text">{t('evening.text')}</p>
      </div>
      <div className="landing-evening__blocks">
        {blocks.map((block, index) => (
          <Block key={index} {...block} />
        ))}
      </div>
    </section>
  );
};

const Block = ({ label, title, text, picture }: Section<'evening'>['blocks'][number]) => (
  <article className="landing-block">
    {picture && (
      <div className="landing-block__picture">
        <Picture
          cover
          file={pictureFile(picture.url)}
          alt={picture.alt}
          sizes="(min-width: 60rem) 24vw, 100vw"
        />
      </div>
    )}
    <Stack gap={1}>
      {label !== '' && <p className="landing-block__label k-data">{label}</p>}
      {title !== '' && <Heading level={3}>{title}</Heading>}
      {text !== '' && <p className="landing-block__text">{text}</p>}
      {picture && <PictureCredit {...picture} />}
    </Stack>
  </article>
);
