/** The web manifest is not in the HTML: browsers would request it along with what the first view needs. */
export const addManifestLink = (): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
