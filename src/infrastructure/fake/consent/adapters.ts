import { adapterModule } from '../../adapterModule';
import { FakeCountries } from './FakeCountries';

export const consent = adapterModule(FakeCountries);
