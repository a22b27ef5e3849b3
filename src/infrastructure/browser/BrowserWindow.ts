export abstract class BrowserWindow {
  abstract readonly window: Window & typeof globalThis;
}

export const isSecure = (window: Window): boolean => window.location.protocol === 'https:';
