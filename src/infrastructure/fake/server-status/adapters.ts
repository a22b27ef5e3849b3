import { adapterModule } from '../../adapterModule';
import { FakeGameServices } from './FakeGameServices';
import { FakeStatusNotices } from './FakeStatusNotices';

export const serverStatus = adapterModule(FakeGameServices, FakeStatusNotices);
