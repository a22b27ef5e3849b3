import { adapterModule } from '../../adapterModule';
import { HttpSupportDesk } from './HttpSupportDesk';

export const help = adapterModule(HttpSupportDesk);
