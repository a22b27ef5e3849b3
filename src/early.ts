import { keepTyped } from './early/keepTyped';
import { linkManifest } from './early/linkManifest';
import { startApplication } from './early/startApplication';

keepTyped();
linkManifest();
startApplication(() => import(/* webpackChunkName: "main" */ './main'));
