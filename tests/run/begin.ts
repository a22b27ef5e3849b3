export { beginTestRun as default } from './testRun';
