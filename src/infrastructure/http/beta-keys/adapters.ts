import { adapterModule } from '../../adapterModule';
import { HttpKeyGifts } from './HttpKeyGifts';

export const betaKeys = adapterModule(HttpKeyGifts);
