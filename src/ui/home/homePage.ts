import { landingPage } from '../../domain/content/models/landingPage';
import { contentPage } from '../content/contentPage';
import { HomeView } from './HomeView';

/** The main one of all landing pages (CT-02). */
export const homePage = contentPage({
  model: landingPage,
  uid: 'home',
  View: HomeView,
  texts: ['landing'],
});
