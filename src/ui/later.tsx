import { createElement, lazy, Suspense, type ComponentType } from 'react';

/** Returns a component whose code is loaded when it is first shown. Nothing is shown until then. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: Props) => <Suspense>{createElement(Loaded, props)}</Suspense>;
};
