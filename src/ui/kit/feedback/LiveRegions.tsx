import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { regionIds } from './announce';

/**
 * The regions in which screen readers announce what happens on the page. They exist before their messages, because
 * screen readers miss a region that is inserted together with its text. `aria-live` keeps them available while a
 * dialog is open.
 */
export const LiveRegions = () => (
  <VisuallyHidden as="div">
    <div id={regionIds.polite} aria-live="polite" />
    <div id={regionIds.assertive} aria-live="assertive" />
  </VisuallyHidden>
);
