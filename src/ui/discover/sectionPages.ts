import { sectionPage } from './sectionPage';

export const landingPage = sectionPage('landing');

export const updatePage = sectionPage('update');
