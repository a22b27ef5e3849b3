import type { PageFrame } from '../app/Pages';
import { LauncherFrame } from './LauncherFrame';
import { launcherContentId } from './launcherContentId';

export const launcherFrame: PageFrame = {
  View: LauncherFrame,
  texts: ['launcher'],
  contentId: launcherContentId,
};
