import { onBothAdapters } from '../support/onBothAdapters';
import { campaignsSuite } from './Campaigns.suite';

onBothAdapters('Campaigns', campaignsSuite);
