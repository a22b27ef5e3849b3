import { adapterModule } from '../../adapterModule';
import { FakeKeyGifts } from './FakeKeyGifts';

export const betaKeys = adapterModule(FakeKeyGifts);
