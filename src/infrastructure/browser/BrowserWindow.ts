export abstract class BrowserWindow {
  abstract readonly window: Window & typeof globalThis;
}
