import { pickFields } from '../content/model/fields';
import { pillarPage } from '../content/models/pillarPage';

/** The fields of a pillar that a link to it needs. */
export const listedPillar = pickFields(pillarPage, ['ready', 'name', 'linkLabel']);
