import { errorNamespace } from '../../application/content/LoadTexts';
import type { Namespace } from './texts';

/** The namespaces of what stands around every page; a page names its own in its `PageModule`. */
export const shellTexts: readonly Namespace[] = [
  'shell',
  'navigation',
  'footer',
  'newsletter',
  'legal',
  'consent',
  'preview',
  errorNamespace,
];
