import { adapterModule } from '../../adapterModule';
import { FakePictures } from './FakePictures';

export const uploads = adapterModule(FakePictures);
