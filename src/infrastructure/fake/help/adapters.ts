import { adapterModule } from '../../adapterModule';
import { FakeSupportDesk } from './FakeSupportDesk';

export const help = adapterModule(FakeSupportDesk);
