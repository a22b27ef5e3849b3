import { adapterModule } from '../../adapterModule';
import { HttpEmailChanges } from './HttpEmailChanges';
import { HttpProfiles } from './HttpProfiles';

export const profile = adapterModule(HttpEmailChanges, HttpProfiles);
