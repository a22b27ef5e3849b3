import type { Section } from '#domain/navigation/routes';
import type { LoadFrame } from './Pages';

export const siteFrames: Partial<Record<Section, LoadFrame>> = {
  account: () =>
    import(/* webpackChunkName: "frame-account" */ '../account/accountFrame').then(
      ({ accountFrame }) => accountFrame,
    ),
  launcher: () =>
    import(/* webpackChunkName: "frame-launcher" */ '../launcher/launcherFrame').then(
      ({ launcherFrame }) => launcherFrame,
    ),
};
