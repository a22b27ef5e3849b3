import { adapterModule } from '../../adapterModule';
import { HttpGameServices } from './HttpGameServices';

export const serverStatus = adapterModule(HttpGameServices);
