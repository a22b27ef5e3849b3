import { onBothAdapters } from '../support/onBothAdapters';
import { tokenVerifierSuite } from './TokenVerifier.suite';

onBothAdapters('TokenVerifier', tokenVerifierSuite);
