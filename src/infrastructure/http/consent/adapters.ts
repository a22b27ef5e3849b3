import { adapterModule } from '../../adapterModule';
import { HttpCountries } from './HttpCountries';

export const consent = adapterModule(HttpCountries);
