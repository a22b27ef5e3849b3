import { pickFields } from '../content/model/fields';
import { pillarPage } from '../content/models/pillarPage';

/** Fields that links to a pillar need. */
export const listedPillar = pickFields(pillarPage, ['ready', 'name', 'linkLabel']);
