import './Skeleton.scss';

interface SkeletonProps {
  /** CSS lengths of what will stand here, so that nothing moves when it comes. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** Stands in for content on its way. The region around it carries `aria-busy` and the words. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <span className="k-skeleton" aria-hidden="true" style={{ width, height }} />
);
