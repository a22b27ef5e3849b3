import { partOf } from '../content/model/fields';
import { pillarPage } from '../content/models/pillarPage';

/** Fields that links to a pillar need. */
export const listedPillar = partOf(pillarPage, ['ready', 'name', 'linkLabel']);
