import { deferredLayout } from '../app/deferredLayout';

/** Background texture of a section below the fold. It is loaded after the first paint. */
export const HomeGround = ({ of }: { readonly of: 'chart' | 'plating' }) => (
  <div {...deferredLayout} className={`landing-ground landing-ground--${of}`} />
);
