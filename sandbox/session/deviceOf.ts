type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** The order matters, because the user agent of most browsers also names the browsers that they are based on. */
const browsers: Signs = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: Signs = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface Device {
  /** Null if unknown. */
  readonly browser: string | null;
  readonly system: string | null;
}

const nameIn = (userAgent: string, signs: Signs): string | null =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Device in a user agent. Versions are omitted, because browsers no longer report the real ones. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});
