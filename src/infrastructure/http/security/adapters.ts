import { adapterModule } from '../../adapterModule';
import { RangeBreachedPasswords } from '../../browser/RangeBreachedPasswords';
import { HttpPasswords } from './HttpPasswords';
import { HttpRecoveryCodes } from './HttpRecoveryCodes';
import { HttpTwoFactor } from './HttpTwoFactor';

export const security = adapterModule(
  HttpPasswords,
  HttpRecoveryCodes,
  HttpTwoFactor,
  RangeBreachedPasswords,
);
