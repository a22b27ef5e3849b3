import { adapterModule } from '../../adapterModule';
import { HttpPictures } from './HttpPictures';

export const uploads = adapterModule(HttpPictures);
