import { keepTyped } from './early/keepTyped';
import { startApplication } from './early/startApplication';

keepTyped();
startApplication(() => import(/* webpackChunkName: "main" */ './main'));
