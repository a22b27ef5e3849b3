/** The web manifest is not in the HTML: browsers would request it beside what the first view needs (decision 48). */
export const linkManifest = (): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
