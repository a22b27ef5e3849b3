import { onBothAdapters } from '../support/onBothAdapters';
import { profilesSuite } from './Profiles.suite';

onBothAdapters('Profiles', profilesSuite);
