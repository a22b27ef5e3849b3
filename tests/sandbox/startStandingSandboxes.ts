export { startStandingSandboxes as default } from './standingSandboxes';
