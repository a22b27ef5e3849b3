import { adapterModule } from '../../adapterModule';
import { HttpConfigurationSource } from './HttpConfigurationSource';

export const configuration = adapterModule(HttpConfigurationSource);
