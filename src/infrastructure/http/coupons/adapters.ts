import { adapterModule } from '../../adapterModule';
import { HttpDacHistory } from './HttpDacHistory';
import { HttpDacs } from './HttpDacs';
import { HttpRecipients } from './HttpRecipients';
import { HttpTransferHolds } from './HttpTransferHolds';

export const coupons = adapterModule(HttpDacHistory, HttpDacs, HttpRecipients, HttpTransferHolds);
