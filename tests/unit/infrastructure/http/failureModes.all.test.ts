import {
  testIgnoredFailures,
  ignoringCalls,
  reportingCalls,
  testReportedFailures,
  useServer,
} from '../../support/failureModes';

useServer();
testReportedFailures(reportingCalls);
testIgnoredFailures(ignoringCalls);
