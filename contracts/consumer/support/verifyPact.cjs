const { writeFileSync } = require('node:fs');
const { Verifier } = require('@pact-foundation/pact');

/** `verifyPact.cjs PACT URL REPORT`: verifies the provider at URL and writes Pact's result to REPORT. */
const [, , pact, providerBaseUrl, report] = process.argv;

new Verifier({ provider: 'starport-api', providerBaseUrl, pactUrls: [pact], logLevel: 'error' })
  .verifyProvider()
  .catch((error) => error.message)
  .then((answer) => writeFileSync(report, answer));
