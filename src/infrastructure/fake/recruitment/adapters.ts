import { adapterModule } from '../../adapterModule';
import { FakeRecruiting } from './FakeRecruiting';

export const recruitment = adapterModule(FakeRecruiting);
