import { errorNamespace } from '#application/content/LoadTexts';
import type { Namespace } from './texts';

/** Text namespaces of the shell. Each page declares additional ones in its `PageModule`. */
export const shellTexts: readonly Namespace[] = [
  'app',
  'navigation',
  'navigationFooter',
  'mailingNewsletter',
  'legal',
  'renewal',
  'consent',
  'contentPreview',
  errorNamespace,
];
