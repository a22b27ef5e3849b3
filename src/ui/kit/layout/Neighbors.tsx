import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { keepTogether } from '../foundation/keepTogether';
import { Icon } from '../media/Icon';
import './Neighbors.scss';

interface NeighborsProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Links to the previous and next pages. */
export const Neighbors = ({ label, className, children }: NeighborsProps) => (
  <nav className={`k-neighbors ${className}`} aria-label={label}>
    {children}
  </nav>
);

interface NeighborProps {
  readonly direction: 'previous' | 'next';
  readonly to: string;
  readonly label: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export const Neighbor = ({ direction, to, label, title, children }: NeighborProps) => (
  <Link
    className={`k-neighbor k-neighbor--${direction}`}
    to={to}
    rel={direction === 'previous' ? 'prev' : 'next'}
  >
    <span className="k-neighbor__label">
      <Icon icon={direction === 'previous' ? ArrowLeft : ArrowRight} size={18} />
      <span>{label}</span>
    </span>
    <span className="k-neighbor__title">{keepTogether(title)}</span>
    {children}
  </Link>
);
