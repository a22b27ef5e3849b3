import type { PageModule } from '../../app/Pages';
import { SiteMapView } from './SiteMapView';

export const siteMapPage: PageModule = { View: SiteMapView, texts: ['sitemap'] };
