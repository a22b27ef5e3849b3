import { onBothAdapters } from '../support/onBothAdapters';
import { subscriptionsSuite } from './Subscriptions.suite';

onBothAdapters('Subscriptions', subscriptionsSuite);
