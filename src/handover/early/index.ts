import '../inline/keepPage';
import { keepTyped } from './keepTyped';
import { linkManifest } from './linkManifest';
import { refuseHtml } from './refuseHtml';
import { startApplication } from './startApplication';

refuseHtml();
keepTyped();
linkManifest();
startApplication(() => import(/* webpackChunkName: "main" */ '../../main'));
