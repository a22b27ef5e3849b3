import './Skeleton.scss';

/** Placeholder for loading content; surrounding styles set its size. The region has `aria-busy` and a text. */
export const Skeleton = () => <span className="k-skeleton" aria-hidden="true" />;
