import { recruitPage } from '#domain/content/models/recruitPage';
import { contentPage } from '../content/contentPage';
import { RecruitFriendView } from './RecruitFriendView';

export const recruitFriendPage = contentPage({
  model: recruitPage,
  View: RecruitFriendView,
  faqOf: ({ faq }) => faq,
  texts: ['communityRecruit', 'rewards'],
});

export const pages = { recruitAFriend: recruitFriendPage };
