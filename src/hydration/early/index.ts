import '../inline/preventReloadKeys';
import { onceActivated } from './onceActivated';
import { replayTypedInput } from './replayTypedInput';
import { addManifestLink } from './addManifestLink';
import { controlMotion } from './controlMotion';
import { installTrustedTypesPolicy } from './installTrustedTypesPolicy';
import { layOutPage } from './layOutPage';
import { offerLanguage } from './offerLanguage';
import { showLocalTimes } from './showLocalTimes';
import { startApplication } from './startApplication';

installTrustedTypesPolicy();
replayTypedInput();
addManifestLink();
controlMotion();
onceActivated(() => {
  showLocalTimes();
  offerLanguage();
  void layOutPage();
  startApplication(() => import(/* webpackChunkName: "main" */ '../../main'));
});
