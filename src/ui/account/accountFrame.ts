import type { PageFrame } from '../app/Pages';
import { AccountFrame } from './AccountFrame';
import { AccountFramePresenter } from './AccountFramePresenter';
import { accountSectionId } from './accountSectionId';

export const accountFrame: PageFrame = {
  View: AccountFrame,
  Presenter: AccountFramePresenter,
  texts: ['account'],
  contentId: accountSectionId,
};
