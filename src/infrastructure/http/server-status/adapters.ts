import { adapterModule } from '../../adapterModule';
import { HttpGameServices } from './HttpGameServices';
import { HttpStatusNotices } from './HttpStatusNotices';

export const serverStatus = adapterModule(HttpGameServices, HttpStatusNotices);
