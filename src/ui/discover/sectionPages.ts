import { sectionPage } from './sectionPage';

export const landingPage = sectionPage('landing');

export const updatePage = sectionPage('update');

export const pages = { landing: landingPage, update: updatePage };
