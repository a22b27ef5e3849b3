import '../inline/keepPage';
import { whenVisited } from './whenVisited';
import { keepTyped } from './keepTyped';
import { linkManifest } from './linkManifest';
import { refuseHtml } from './refuseHtml';
import { startApplication } from './startApplication';

refuseHtml();
keepTyped();
linkManifest();
whenVisited(() => startApplication(() => import(/* webpackChunkName: "main" */ '../../main')));
