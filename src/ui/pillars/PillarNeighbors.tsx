import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PillarLink } from '../../application/pillars/PillarLinks';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import type { PillarProps } from './PillarProps';

export const PillarNeighbors = ({ pillar }: PillarProps) => {
  const { previous, next } = pillar.page ?? {};
  const t = useTexts('pillars');
  if (!previous && !next) return null;

  const neighbor = (link: PillarLink | undefined, direction: 'previous' | 'next') =>
    link?.path !== undefined && (
      <Link
        className={`pillar-neighbor pillar-neighbor--${direction}`}
        to={link.path}
        rel={direction === 'previous' ? 'prev' : 'next'}
      >
        <span className="pillar-neighbor__label">
          <Icon of={direction === 'previous' ? ArrowLeft : ArrowRight} size={18} />
          {t(direction)}
        </span>
        <span className="pillar-neighbor__name">{pillar.nameOf(link)}</span>
      </Link>
    );

  return (
    <nav className="pillar-neighbors" aria-label={t('neighbors')}>
      {neighbor(previous, 'previous')}
      {neighbor(next, 'next')}
    </nav>
  );
};
