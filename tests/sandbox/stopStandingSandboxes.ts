export { stopStandingSandboxes as default } from './standingSandboxes';
