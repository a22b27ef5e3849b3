import { root } from '../build/root';
import { contractProblems } from './contractProblems';
import { readContract } from './readContract';

/** Fails if a call, rejection or code has no interaction, text or documentation. */
const problems = contractProblems(readContract(root));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
