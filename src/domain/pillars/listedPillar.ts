import { pickFields } from '../content/model/fields';
import { pillarPage } from '../content/models/pillarPage';

/** The fields of a pillar that a link to it needs. Not in `models`: every model there is written as a Prismic type. */
export const listedPillar = pickFields(pillarPage, ['ready', 'name', 'linkLabel']);
