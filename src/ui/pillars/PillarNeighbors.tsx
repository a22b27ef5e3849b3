import type { PillarLink } from '#application/pillars/PillarLinks';
import { useTexts } from '../content/useTexts';
import { Neighbor, Neighbors } from '../kit/layout/Neighbors';
import type { PillarProps } from './PillarProps';

export const PillarNeighbors = ({ pillar }: PillarProps) => {
  const { previous, next } = pillar.page ?? {};
  const t = useTexts('pillars');
  if (!previous && !next) return null;

  const neighbor = (link: PillarLink | undefined, direction: 'previous' | 'next') =>
    link?.path !== undefined && (
      <Neighbor direction={direction} to={link.path} label={t(direction)} title={pillar.nameOf(link)} />
    );

  return (
    <Neighbors className="pillar-neighbors" label={t('neighbors')}>
      {neighbor(previous, 'previous')}
      {neighbor(next, 'next')}
    </Neighbors>
  );
};
