import { adapterModule } from '../../adapterModule';
import { FakeMediaFiles } from './FakeMediaFiles';

export const media = adapterModule(FakeMediaFiles);
