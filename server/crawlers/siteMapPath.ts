export const siteMapPath = '/sitemap.xml';
