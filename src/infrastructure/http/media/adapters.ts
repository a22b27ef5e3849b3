import { adapterModule } from '../../adapterModule';
import { HttpMediaFiles } from './HttpMediaFiles';

export const media = adapterModule(HttpMediaFiles);
