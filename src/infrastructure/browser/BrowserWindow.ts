/** The window of the page: the one thing that tells a browser adapter which browser it is in. */
export abstract class BrowserWindow {
  abstract readonly window: Window & typeof globalThis;
}

export const isSecure = (window: Window): boolean => window.location.protocol === 'https:';
