import { useState } from 'react';
import { sitePicture } from '../../content/pictureFile';
import { useTexts } from '../../content/useTexts';
import { Picture } from '../media/Picture';
import { PictureCaption } from '../media/PictureCaption';
import { Section } from './Section';

export function PictureSpecimens() {
  const t = useTexts('kit');
  const shell = useTexts('app');
  const [copied, setCopied] = useState(false);
  const picture = sitePicture('merchants');
  if (!picture) return null;
  const { author, coordinates } = picture;

  return (
    <Section id="pictures" title={t('section.pictures')}>
      <figure className="kit-page__picture">
        <Picture file={picture} alt={t('pictures.alt')} sizes="(min-width: 44rem) 44rem, 100vw" />
        <figcaption>
          <PictureCaption
            author={author}
            coordinates={coordinates}
            copyLabel={shell('picture.copyCoordinates', { coordinates })}
            copied={copied}
            message={copied ? shell('picture.coordinatesCopied') : undefined}
            onCopy={() => setCopied(!copied)}
          />
        </figcaption>
      </figure>
    </Section>
  );
}
