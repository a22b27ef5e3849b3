import type { Section } from '#domain/content/models/landingPage';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { deferredLayout } from '../app/deferredLayout';

export const HomeReboot = ({ label, title, text, picture, points }: Section<'reboot'>) => (
  <section {...deferredLayout} id="reboot" className="landing-reboot" aria-labelledby="reboot-title">
    <div className="landing-reboot__stage">
      {picture && (
        <div className="landing-reboot__picture">
          <Picture cover file={pictureFile(picture.url)} alt={picture.alt} />
        </div>
      )}
      <div className="landing-reboot__head">
        {label !== '' && <p className="landing-reboot__label">{label}</p>}
        <Heading level={2} size={1} id="reboot-title">
          {title}
        </Heading>
        {text !== '' && <p className="landing-reboot__text">{text}</p>}
        {picture && <PictureCredit {...picture} />}
      </div>
    </div>
    {points.length > 0 && (
      <ol className="landing-reboot__points">
        {points.map((point, index) => (
          <li key={index} className="landing-reboot__point">
            {point.title !== '' && (
              <Heading level={3} size={3}>
                {point.title}
              </Heading>
            )}
            {point.text !== '' && <p>{point.text}</p>}
          </li>
        ))}
      </ol>
    )}
  </section>
);
