import './Skeleton.scss';

/** A placeholder for content that is loading; styles around it give its size. The region has `aria-busy` and a text. */
export const Skeleton = () => <span className="k-skeleton" aria-hidden="true" />;
