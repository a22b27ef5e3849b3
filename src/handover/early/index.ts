import { keepTyped } from './keepTyped';
import { linkManifest } from './linkManifest';
import { startApplication } from './startApplication';

keepTyped();
linkManifest();
startApplication(() => import(/* webpackChunkName: "main" */ '../../main'));
