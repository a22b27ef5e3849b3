import { adapterModule } from '../../adapterModule';
import { HttpRecruiting } from './HttpRecruiting';

export const recruitment = adapterModule(HttpRecruiting);
