import type { PageModule } from '../../app/Pages';
import { SiteMapView } from './SiteMapView';

const siteMapPage: PageModule = { View: SiteMapView, texts: ['sitemap'] };

export const pages = { siteMap: siteMapPage };
