import { useState } from 'react';
import manifest from '../../../../public/images/manifest.json';
import { useTexts } from '../../content/useTexts';
import { Picture } from '../Picture';
import { PictureCaption } from '../PictureCaption';
import { Section } from './Section';

export function PictureSpecimens() {
  const t = useTexts('kit');
  const shell = useTexts('shell');
  const [copied, setCopied] = useState(false);
  const { author, coordinates } = manifest.merchants;

  return (
    <Section id="pictures" title={t('section.pictures')}>
      <figure className="kit-page__picture">
        <Picture file={manifest.merchants} alt={t('pictures.alt')} sizes="(min-width: 44rem) 44rem, 100vw" />
        <figcaption>
          <PictureCaption
            author={author}
            coordinates={coordinates}
            copyLabel={shell('picture.copyCoordinates', { coordinates })}
            copiedText={shell('picture.coordinatesCopied')}
            copied={copied}
            onCopy={() => setCopied(!copied)}
          />
        </figcaption>
      </figure>
    </Section>
  );
}
