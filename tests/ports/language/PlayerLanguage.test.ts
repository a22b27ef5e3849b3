import { onBothAdapters } from '../support/onBothAdapters';
import { playerLanguageSuite } from './PlayerLanguage.suite';

onBothAdapters('PlayerLanguage', playerLanguageSuite);
