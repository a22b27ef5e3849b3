import { Suspense, type ReactNode } from 'react';

/**
 * A part of the page that React hydrates by itself. If an extension, a translator or a proxy has changed its HTML, React
 * renders only this part again. Sections are never nested: React would hydrate the inner ones later, when effects of
 * the outer ones may already have changed the page.
 */
export const HydrationSection = ({ children }: { readonly children?: ReactNode }) => (
  <Suspense>{children}</Suspense>
);
