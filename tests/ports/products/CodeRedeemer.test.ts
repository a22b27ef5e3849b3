import { onBothAdapters } from '../support/onBothAdapters';
import { codeRedeemerSuite } from './CodeRedeemer.suite';

onBothAdapters('CodeRedeemer', codeRedeemerSuite);
