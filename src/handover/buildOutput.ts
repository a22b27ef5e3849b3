/** What the build writes and the host reads: the names of the files. */

/** In the folder of the site, never served: the files that each page and its frame are made of. */
export const pageFilesName = '.pages.json';

/**
 * Beside a script or style: the same, compressed against the one of an earlier release.
 * @param dictionary SHA-256 of the earlier file, as base64url
 */
export const deltaFileName = (file: string, dictionary: string): string => `${file}.${dictionary}.dcz`;

/** In the folder of the renderer: the bundle of `main.server.tsx`. */
export const rendererFileName = 'render.cjs';

/** The scripts that stand in the HTML of a page, compiled from `src/handover/inline`. */
export type InlineScriptName = 'captureInput' | 'hideClosedAlerts' | 'keepPage' | 'watchScripts';

/** In the folder of the renderer. */
export const inlineScriptsFolderName = 'inline';
