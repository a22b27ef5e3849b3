import { onBothAdapters } from '../support/onBothAdapters';
import { productsSuite } from './CampaignProducts.suite';

onBothAdapters('Products', productsSuite);
