import type { PageModule } from '../app/Pages';
import { RecruitmentPresenter } from './RecruitmentPresenter';
import { RecruitmentView } from './RecruitmentView';

const recruitmentPage: PageModule = {
  View: RecruitmentView,
  Presenter: RecruitmentPresenter,
  texts: ['recruitment', 'rewards'],
};

export const pages = { accountRecruit: recruitmentPage };
