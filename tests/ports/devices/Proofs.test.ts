import { onBothAdapters } from '../support/onBothAdapters';
import { proofsSuite } from './Proofs.suite';

onBothAdapters('Proofs', proofsSuite);
