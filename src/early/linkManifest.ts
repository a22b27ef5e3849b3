/**
 * Names the web manifest, for whoever installs the site. Not in the HTML: browsers fetch it at once, beside what the
 * first view needs (decision 48).
 */
export const linkManifest = (): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
