export { endTestRun as default } from './testRun';
