import {
  ignoresFailures,
  ignoringCalls,
  reportingCalls,
  reportsFailures,
  useServer,
} from '../../support/failureModes';

useServer();
reportsFailures(reportingCalls);
ignoresFailures(ignoringCalls);
