import { partOf } from '../content/model/fields';
import { pillarPage } from '../content/models/pillarPage';

/** What links to a pillar need to know. */
export const listedPillar = partOf(pillarPage, ['ready', 'name', 'linkLabel']);
