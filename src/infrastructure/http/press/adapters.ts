import { adapterModule } from '../../adapterModule';
import { HttpPressOffice } from './HttpPressOffice';

export const press = adapterModule(HttpPressOffice);
