import type { Defect } from './Defect';
import { applicationDefects } from './defects/application';
import { browserDefects } from './defects/browser';
import { contentDefects } from './defects/content';
import { domainDefects } from './defects/domain';
import { endToEndDefects } from './defects/endToEnd';
import { fakeDefects } from './defects/fakes';
import { httpDefects } from './defects/http';
import { sandboxDefects } from './defects/sandbox';
import { serverDefects } from './defects/server';
import { uiDefects } from './defects/ui';

export const defects: readonly Defect[] = [
  ...domainDefects,
  ...applicationDefects,
  ...httpDefects,
  ...fakeDefects,
  ...browserDefects,
  ...uiDefects,
  ...contentDefects,
  ...sandboxDefects,
  ...serverDefects,
  ...endToEndDefects,
];
