import './Skeleton.scss';

interface SkeletonProps {
  /** CSS lengths of the final content, to avoid layout shifts. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** A placeholder for content that is loading. The region around it has `aria-busy` and a text. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <span className="k-skeleton" aria-hidden="true" style={{ width, height }} />
);
