import { creatorsPage as model } from '#domain/content/models/creatorsPage';
import { contentPage } from '../content/contentPage';
import { CreatorsView } from './CreatorsView';

export const creatorsPage = contentPage({ model, View: CreatorsView, faqOf: ({ faq }) => faq });

export const pages = { contentCreators: creatorsPage };
