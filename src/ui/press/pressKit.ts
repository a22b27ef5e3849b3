/** Size of the archive in bytes, set by the build. */
declare const PRESS_KIT_BYTES: number;

/** The archive that is built with the site (`scripts/pressKit`). */
export const pressKit: { readonly file: string; readonly bytes?: number } = {
  file: '/downloads/farstead-press-kit.zip',
  ...(typeof PRESS_KIT_BYTES === 'number' && { bytes: PRESS_KIT_BYTES }),
};
