import { errorNamespace } from '../../application/content/LoadTexts';

/** The namespaces of what stands around every page; a page names its own in its `PageModule`. */
export const shellTexts: readonly string[] = [
  'shell',
  'navigation',
  'footer',
  'newsletter',
  'legal',
  'consent',
  'preview',
  errorNamespace,
];
