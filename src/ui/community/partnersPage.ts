import { partnersPage as model } from '#domain/content/models/partnersPage';
import { contentPage } from '../content/contentPage';
import { PartnersView } from './PartnersView';

const partnersPage = contentPage({ model, View: PartnersView });

export const pages = { partners: partnersPage };
