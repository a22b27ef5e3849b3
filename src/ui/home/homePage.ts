import { landingPage } from '../../domain/content/models/landingPage';
import { contentPage } from '../content/contentPage';
import { HomeView } from './HomeView';

/** Of all landing pages the main one (CT-02). */
export const homePage = contentPage({
  model: landingPage,
  uid: 'home',
  View: HomeView,
  texts: ['landing'],
});
