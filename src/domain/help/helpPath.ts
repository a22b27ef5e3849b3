import type { Locale } from '../language/Locale';
import { pathOf } from '../navigation/pagePaths';

/** Anchor of the contact form on the help page. */
export const contactAnchor = 'contact';

/** Path of a question on the help page, or of its contact form. */
export const helpPath = (anchor: string, locale: Locale): string => `${pathOf('help', locale)}#${anchor}`;
