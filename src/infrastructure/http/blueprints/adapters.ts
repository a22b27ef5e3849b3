import { adapterModule } from '../../adapterModule';
import { HttpBlueprints } from './HttpBlueprints';
import { HttpWaiverRecords } from './HttpWaiverRecords';

export const blueprints = adapterModule(HttpBlueprints, HttpWaiverRecords);
