import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import type { PillarProps } from './PillarProps';

/** Navigation between the pillars that are ready (LP-02). */
export const PillarNavigation = ({ pillar, current }: PillarProps) => {
  const t = useTexts('pillars');
  return (
    <nav className="pillar-nav" aria-label={t('nav.label')}>
      <ul>
        {pillar.page?.navigation.map((link) => (
          <li key={link.pillar}>
            {link.path === undefined ? (
              <span className="pillar-nav__entry">
                <span>{pillar.nameOf(link)}</span>{' '}
                <span className="pillar-nav__soon">{t('coming.label')}</span>
              </span>
            ) : (
              <Link
                className="pillar-nav__entry"
                to={link.path}
                aria-current={link.pillar === current ? 'page' : undefined}
              >
                {pillar.nameOf(link)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
