import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build/root';
import { generatedFiles } from './texts/generatedFiles';
import { textProblems } from './texts/textProblems';

/**
 * Writes the generated sources of the content. With `--check`, writes nothing, and fails if a generated file is
 * stale, a text is unused, or a translation is missing.
 */
if (process.argv.includes('--check')) {
  const problems = textProblems(root);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  for (const [file, source] of generatedFiles(root)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
}
