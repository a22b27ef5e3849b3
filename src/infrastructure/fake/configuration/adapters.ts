import { adapterModule } from '../../adapterModule';
import { FakeConfigurationSource } from './FakeConfigurationSource';

export const configuration = adapterModule(FakeConfigurationSource);
