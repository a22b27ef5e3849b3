import { readDocument } from '../openapi/readDocument';
import { compareWithDocument } from './apiDocument';
import { readPact } from './pact';

it('AP-01 every interaction of the pact is compatible with the API document', async () => {
  expect(await compareWithDocument(readDocument(), readPact().interactions)).toEqual([]);
});
