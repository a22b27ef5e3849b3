import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { Skeleton } from './Skeleton';
import './SkeletonRows.scss';

interface SkeletonRowsProps {
  /** Says what is loading; only screen readers read it. */
  readonly label: string;
  readonly count: number;
  /** Height of a row in rem. */
  readonly height: 3 | 4 | 5 | 8 | 9;
}

/** Region with placeholders for loading content. */
export const SkeletonRows = ({ label, count, height }: SkeletonRowsProps) => (
  <div className={`k-skeletons k-skeletons--${height}`} aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} />
    ))}
  </div>
);
