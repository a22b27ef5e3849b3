import type { PageFrame } from '../app/Pages';
import { LauncherFrame } from './LauncherFrame';
import { launcherPart } from './launcherPart';

export const launcherFrame: PageFrame = {
  View: LauncherFrame,
  texts: ['launcher'],
  part: launcherPart,
};
