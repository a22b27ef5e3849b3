import { adapterModule } from '../../adapterModule';
import { FakePressOffice } from './FakePressOffice';

export const press = adapterModule(FakePressOffice);
