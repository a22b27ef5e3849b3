import { startApplication } from './early/startApplication';
import { keepTyped } from './early/keepTyped';
import { repeatPresses } from './early/repeatPresses';

keepTyped();
// After what was typed is known: a form that is sent again is sent with it.
repeatPresses();
startApplication(() => import(/* webpackChunkName: "main" */ './main'));
