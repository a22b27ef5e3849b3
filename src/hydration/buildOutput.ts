/** Names of the files that the build writes and the web server reads. */

/** In the site's folder, never served: lists the files that each page and its frame require. */
export const pageFilesName = '.pages.json';

/**
 * Next to a script or style: the same file, compressed with an earlier release's file as the dictionary.
 * @param dictionary SHA-256 of the earlier file, as base64url
 */
export const deltaFileName = (file: string, dictionary: string): string => `${file}.${dictionary}.dcz`;

/** In the renderer's folder: the bundle of `main.server.tsx`. */
export const rendererFileName = 'render.cjs';

/** The scripts inlined in the HTML of a page, compiled from `src/hydration/inline`. */
export type InlineScriptName = 'captureInput' | 'hideClosedAlerts' | 'keepPage' | 'watchScripts';

/** Folder of the inline scripts, in the renderer's folder. */
export const inlineScriptsFolderName = 'inline';
