import { Documents } from '../application/content/Documents';
import { DeviceIdentity } from '../application/session/DeviceIdentity';
import { CookieDeviceIdentity } from '../infrastructure/browser/CookieDeviceIdentity';
import { BrowserContentConnection } from '../infrastructure/browser/BrowserContentConnection';
import { ContentConnection } from '../infrastructure/content/ContentConnection';
import { ResilientDocuments } from '../infrastructure/content/ResilientDocuments';
import { Pages } from '../ui/app/Pages';
import { sitePages } from '../ui/app/sitePages';
import { browserAdapters } from './browserAdapters';
import type { Composition } from './Composition';
import { createCore } from './core';
import { httpAdapters } from './httpAdapters';

/** The site as players use it: this browser, the API of this origin, the content service. */
export const compose = (): Composition => {
  const container = createCore(new Pages(sitePages));
  container.load(browserAdapters(window), httpAdapters(''));
  container.bind(DeviceIdentity).to(CookieDeviceIdentity);
  container.bind(ContentConnection).to(BrowserContentConnection);
  container.bind(Documents).to(ResilientDocuments).inSingletonScope();
  return { container };
};
