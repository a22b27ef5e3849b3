import type { ReactNode } from 'react';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { keepTogether } from '../kit/foundation/keepTogether';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import type { PillarProps } from './PillarProps';

interface PillarHeroProps extends PillarProps {
  readonly label?: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const PillarHero = ({ pillar, current, label, text, children }: PillarHeroProps) => {
  const picture = pillar.page?.picture;
  const shown = picture && isPictureAvailable(picture.url) ? picture : undefined;
  return (
    <header className={shown ? 'pillar-hero' : 'pillar-hero pillar-hero--plain'}>
      {shown && (
        <div className="pillar-hero__picture">
          <Picture priority cover file={pictureFile(shown.url)} alt={shown.alt} />
        </div>
      )}
      <div className="pillar-hero__words">
        {label !== undefined && <p className="pillar-hero__label">{label}</p>}
        <Heading level={1}>{pillar.titleOf(current)}</Heading>
        {text !== '' && <p className="pillar-hero__text">{keepTogether(text)}</p>}
        <div className="pillar-hero__actions">{children}</div>
        {shown && <PictureCredit {...shown} />}
      </div>
    </header>
  );
};
