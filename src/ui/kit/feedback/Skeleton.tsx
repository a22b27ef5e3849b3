import './Skeleton.scss';

/** Placeholder for loading content, sized by the surrounding styles. The region needs `aria-busy` and a text. */
export const Skeleton = () => <span className="k-skeleton" aria-hidden="true" />;
