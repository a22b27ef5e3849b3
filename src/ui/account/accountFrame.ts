import type { PageFrame } from '../app/Pages';
import { AccountFrame } from './AccountFrame';
import { AccountFramePresenter } from './AccountFramePresenter';
import { sectionElement } from './sectionElement';

export const accountFrame: PageFrame = {
  View: AccountFrame,
  Presenter: AccountFramePresenter,
  texts: ['account'],
  part: sectionElement,
};
