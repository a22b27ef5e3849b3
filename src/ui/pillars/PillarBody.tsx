import type { PillarSection } from '#application/pillars/LoadPillarPage';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Quote } from '../content/Quote';
import { RichText } from '../content/RichText';
import { Slices, type SliceViews } from '../content/Slices';
import { keepTogether } from '../kit/foundation/keepTogether';
import { ButtonContent, buttonClass } from '../kit/actions/Button';
import { classNames } from '../kit/foundation/classNames';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { deferredLayout } from '../app/deferredLayout';

type SectionOf<K extends PillarSection['slice']> = Extract<PillarSection, { readonly slice: K }>;

export const PillarBody = ({ sections }: { readonly sections: readonly PillarSection[] }) => (
  <div className="pillar-body">
    <Slices slices={sections} views={views} />
  </div>
);

const Text = ({ title, text, picture, direction, link }: SectionOf<'pillarText'>) => {
  const shown = picture && isPictureAvailable(picture.url) ? picture : undefined;
  const hasWords = title !== '' || text.length > 0 || link !== undefined;
  return (
    <section
      {...deferredLayout}
      className={classNames(
        'pillar-text',
        shown ? 'pillar-text--pictured' : 'pillar-text--plain',
        direction && `pillar-text--${direction}`,
      )}
    >
      {shown && (
        <figure className="pillar-text__figure">
          <div className="pillar-text__picture">
            <Picture
              cover
              file={pictureFile(shown.url)}
              alt={shown.alt}
              sizes="(min-width: 60rem) 58vw, 100vw"
            />
          </div>
          <figcaption>
            <PictureCredit {...shown} />
          </figcaption>
        </figure>
      )}
      {hasWords && (
        <div className="pillar-text__words">
          {title !== '' && <Heading level={2}>{title}</Heading>}
          {text.length > 0 && <RichText blocks={text} />}
          {link && (
            <div>
              <SiteLink className={buttonClass({ size: 'large' })} to={link.href}>
                <ButtonContent>{link.label}</ButtonContent>
              </SiteLink>
            </div>
          )}
        </div>
      )}
    </section>
  );
};

const Figures = ({ title, figures }: SectionOf<'pillarFigures'>) => (
  <section className="pillar-figures">
    {title !== '' && (
      <Heading level={2} size={3}>
        {title}
      </Heading>
    )}
    <ul>
      {figures.map(({ figure, text }, index) => (
        <li key={index}>
          <strong>{keepTogether(figure)}</strong>
          <span>{keepTogether(text)}</span>
        </li>
      ))}
    </ul>
  </section>
);

const Steps = ({ title, steps }: SectionOf<'pillarSteps'>) => (
  <section className="pillar-steps">
    {title !== '' && <Heading level={2}>{title}</Heading>}
    <ol>
      {steps.map((step, index) => (
        <li key={index}>
          {step.title !== '' && (
            <Heading level={3} size={4}>
              {step.title}
            </Heading>
          )}
          {step.text !== '' && <p>{keepTogether(step.text)}</p>}
        </li>
      ))}
    </ol>
  </section>
);

const views: SliceViews<PillarSection> = {
  pillarText: Text,
  pillarFigures: Figures,
  pillarSteps: Steps,
  articleQuote: ({ text, author, role }) => (
    <Quote className="pillar-quote" text={text} author={author} role={role} />
  ),
};
