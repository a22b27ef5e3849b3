import { noContent } from '#application/shared/rules';
import { contractProblems, type Contract } from '#scripts/checks/contractProblems';
import { readContract } from '#scripts/checks/readContract';
import { call } from '#infrastructure/http/shared/call';

const convertDacs = call({
  method: 'POST',
  path: '/api/users/{id}/convert',
  as: 'player',
  answer: noContent,
  rejections: {
    refusals: { 'not-enough': { status: 409, code: 330 }, none: { status: 409, code: 331 } },
  },
});

const answer = (status: number, code?: number) => ({
  request: { method: 'POST', path: '/api/users/7/convert' },
  response: { status, ...(code !== undefined && { body: { content: { code } } }) },
});

const codes = new Set([112, 330, 331]);

const contract: Contract = {
  calls: [['convertDacs', convertDacs]],
  interactions: [answer(204), answer(401, 112), answer(409, 330), answer(409, 331)],
  readme:
    '| code | status | meaning |\n| 112  | 401 | expired |\n| 330  | 409 | few |\n| 331  | 409 | none |\n',
  texts: { 'en-us': codes, 'fr-fr': codes, 'de-de': codes },
};

const without = (code: number) => new Set([...codes].filter((each) => each !== code));

const noInteraction = (outcome: string) =>
  `convertDacs, POST /api/users/{id}/convert, has no interaction with ${outcome}: agree on it in contracts/consumer and run \`npm run contracts\`.`;

it('AP-01 the repository’s contract has no gaps', () => {
  expect(contractProblems(readContract(process.cwd()))).toEqual([]);
});

it('accepts a contract with an interaction for each kind of refusal', () => {
  expect(contractProblems(contract)).toEqual([]);
});

it('reports a code that has no text in one of the languages', () => {
  expect(contractProblems({ ...contract, texts: { ...contract.texts, 'fr-fr': without(330) } })).toEqual([
    'Code 330 has no text: add one to content/fr-fr/error_catalogue/error_catalogue.json.',
  ]);
});

it('reports a code that is missing from the documentation', () => {
  const readme = contract.readme.replace('| 330', '| 332');
  expect(contractProblems({ ...contract, readme })).toEqual([
    'Code 330 is not documented: add a row to the table of codes in contracts/README.md.',
    'No interaction answers code 332 any more: agree on one in contracts/consumer and run `npm run contracts`, or remove its row from contracts/README.md.',
  ]);
});

it('AP-01 reports a call without a success interaction in the pact', () => {
  const interactions = contract.interactions.slice(1);
  expect(contractProblems({ ...contract, interactions })).toEqual([noInteraction('a success')]);
});

it('AP-02 reports a call without an interaction for an expired access token', () => {
  const interactions = [answer(204), answer(403, 112), answer(409, 330), answer(409, 331)];
  expect(contractProblems({ ...contract, interactions })).toEqual([noInteraction('an expired access token')]);
});

it('reports a rejection kind that no interaction returns with its status', () => {
  const interactions = [answer(204), answer(401, 112), answer(400, 330), answer(409, 331)];
  expect(contractProblems({ ...contract, interactions })).toEqual([noInteraction('not-enough (code 330)')]);
});
