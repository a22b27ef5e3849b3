import { deferredLayout } from '../app/deferredLayout';

/** Background texture, which is loaded when the section is near the viewport. */
export const HomeGround = ({ of }: { readonly of: 'chart' | 'plating' }) => (
  <div {...deferredLayout} className={`landing-ground landing-ground--${of}`} />
);
