import { adapterModule } from '../../adapterModule';
import { HttpCodeRedeemer } from './HttpCodeRedeemer';
import { HttpGameTime } from './HttpGameTime';
import { HttpInvitations } from './HttpInvitations';
import { HttpMyDU } from './HttpMyDU';

export const products = adapterModule(HttpCodeRedeemer, HttpGameTime, HttpInvitations, HttpMyDU);
