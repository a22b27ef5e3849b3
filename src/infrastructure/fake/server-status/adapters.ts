import { adapterModule } from '../../adapterModule';
import { FakeGameServices } from './FakeGameServices';

export const serverStatus = adapterModule(FakeGameServices);
