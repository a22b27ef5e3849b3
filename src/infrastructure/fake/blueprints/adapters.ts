import { adapterModule } from '../../adapterModule';
import { FakeBlueprints } from './FakeBlueprints';
import { FakeWaiverRecords } from './FakeWaiverRecords';

export const blueprints = adapterModule(FakeBlueprints, FakeWaiverRecords);
