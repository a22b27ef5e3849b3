import { onBothAdapters } from '../support/onBothAdapters';
import { mediaFilesSuite } from './MediaFiles.suite';

onBothAdapters('MediaFiles', mediaFilesSuite);
