/** Adds the web manifest later: in the HTML, browsers would request it along with the content above the fold. */
export const addManifestLink = (): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
