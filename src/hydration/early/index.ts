import '../inline/preventReloadKeys';
import { onceActivated } from './onceActivated';
import { replayTypedInput } from './replayTypedInput';
import { addManifestLink } from './addManifestLink';
import { installTrustedTypesPolicy } from './installTrustedTypesPolicy';
import { startApplication } from './startApplication';

installTrustedTypesPolicy();
replayTypedInput();
addManifestLink();
onceActivated(() => startApplication(() => import(/* webpackChunkName: "main" */ '../../main')));
