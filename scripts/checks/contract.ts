import { root } from '../build/root';
import { contractProblems } from './contractProblems';
import { readContract } from './readContract';

/** Fails when a call, a rejection or a code lacks an interaction, a text or its documentation. */
const problems = contractProblems(readContract(root));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
